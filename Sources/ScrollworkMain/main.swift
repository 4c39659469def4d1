import ScrollworkCLI

CommandLineTool.main()
