// ScrollworkRendering
