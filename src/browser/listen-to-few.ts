/** The events that components handle. A test compares them with the handlers in the code. */
export const HANDLED = ['change', 'click', 'input', 'keydown', 'pointerdown', 'submit']

/**
 * React listens at its root to every event of the platform, about eighty, on the way down and on the way up. A tap sends
 * thirteen before its click, which takes a slow phone 15 ms in React alone. Call this before React gets the root.
 */
export function listenToFew(root: HTMLElement): void {
  const listen = root.addEventListener
  root.addEventListener = (...args: Parameters<typeof listen>) => {
    if (HANDLED.includes(args[0])) listen.apply(root, args)
  }
}
