/** A yes or no for each purpose. */
export function decisionsOf<Purpose extends string>(
  purposes: readonly Purpose[],
  isGiven: (purpose: Purpose) => boolean,
): Record<Purpose, boolean> {
  const decisions = purposes.map((purpose) => [purpose, isGiven(purpose)])
  return Object.fromEntries(decisions) as Record<Purpose, boolean>
}
