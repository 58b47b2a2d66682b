const PUNCH_MS = 240
/** Goes a little too far and comes back. */
const EASING = 'cubic-bezier(0.3, 1.6, 0.5, 1)'

/**
 * Animates the heart below the pointer. Not on touch screens: before it animates a part of a card with a shadow, the browser
 * repaints the card in layers.
 */
export function punchHeart(): void {
  if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return
  const heart = document.querySelector('[aria-pressed="true"]:hover > svg')
  heart?.animate(
    { scale: [0.6, 1.18, 1], offset: [0, 0.6, 1] },
    { duration: PUNCH_MS, easing: EASING },
  )
}
