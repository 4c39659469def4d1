// ScrollworkYAML
