// ScrollworkCLI
