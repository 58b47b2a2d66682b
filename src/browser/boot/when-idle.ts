/** Waits for an idle moment after the next frame, so that each frame has the work of one moment. Safari has no idle callbacks. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)),
  )
}
