/** After the next frame, so that each gets the work of one idle moment. Safari has no idle callbacks. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)),
  )
}
