/// `keyboardDismissMode = .interactive`: the keyboard's top follows a finger that is below it, and
/// comes back when the finger does. In pt of the viewport.
public enum KeyboardDismissal {
  /// How far the keyboard is pushed down.
  public static func shift(keyboardTop: Double, fingerY: Double, keyboardHeight: Double) -> Double {
    min(max(0, fingerY - keyboardTop), max(0, keyboardHeight))
  }
}
