/** The events that components handle. A test compares them with the handlers in the code. */
export const HANDLED = ['change', 'click', 'input', 'keydown', 'pointerdown', 'submit']

/**
 * React listens at its root to all events of the platform, about eighty, in both phases. A tap causes thirteen before its
 * click, which take 15 ms in React on a slow phone. Call this before React gets the root.
 */
export function listenToFew(root: HTMLElement): void {
  const listen = root.addEventListener
  root.addEventListener = (...args: Parameters<typeof listen>) => {
    if (HANDLED.includes(args[0])) listen.apply(root, args)
  }
}
