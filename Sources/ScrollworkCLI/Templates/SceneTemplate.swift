/// A scene to start from, which `init` writes.
enum SceneTemplate: String, CaseIterable, Sendable {
  case article, form, pager, chat, onboarding, photo
  case pageMap = "page-map"

  /// The scene, with what makes editors check it on top.
  var text: String {
    """
    # yaml-language-server: $schema=scrollwork.schema.json
    # Editors complete and check scenes by that file; to make it:
    #   scrollwork schema -o scrollwork.schema.json
    #

    """ + scene
  }

  private var scene: String {
    switch self {
    case .article: SceneTemplate.articleScene
    case .form: SceneTemplate.formScene
    case .pager: SceneTemplate.pagerScene
    case .chat: SceneTemplate.chatScene
    case .onboarding: SceneTemplate.onboardingScene
    case .photo: SceneTemplate.photoScene
    case .pageMap: SceneTemplate.pageMapScene
    }
  }
}
