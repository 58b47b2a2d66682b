/** Resolves after the frame that shows the header. In a background tab, which has no frames, it resolves at once. */
export function firstFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
