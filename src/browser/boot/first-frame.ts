/** Resolves after the frame that shows the header. Never does in a background tab. */
export function firstFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
