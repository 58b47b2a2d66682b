/** Waits for an idle moment after the next frame, so that there is one piece of work per frame. Safari has no idle callbacks. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)),
  )
}
