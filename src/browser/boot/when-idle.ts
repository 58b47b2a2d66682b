/** Safari has no idle callbacks; there it is the next frame. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? requestAnimationFrame)(resolve))
}
