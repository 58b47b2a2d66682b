/** Placeholder until the second factor exists. */
export function StepUp() {
  return null
}
