// `import Scrollwork` brings the scene's types, layout and rendering; reading YAML is apart, so
// that an app needs no C library.
@_exported public import ScrollworkLayout
@_exported public import ScrollworkLinkage
@_exported public import ScrollworkModel
@_exported public import ScrollworkRendering
