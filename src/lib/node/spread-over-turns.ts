/** The time for messages in one turn of the event loop. */
const TURN_MS = 8

/**
 * Handles messages at once while this turn of the event loop has time, and the rest in later turns, in order. A message
 * port delivers messages that arrive meanwhile in the same turn, so a busy port would block timers and sockets for as
 * long as messages arrive.
 */
export function spreadOverTurns<Item>(
  handle: (item: Item) => void,
  now: () => number = () => performance.now(),
): (item: Item) => void {
  const waiting: Item[] = []
  /** `null` if nothing was handled in this turn. */
  let turnEndsAt: number | null = null

  function openTurn(): number {
    if (turnEndsAt === null) {
      turnEndsAt = now() + TURN_MS
      setImmediate(endTurn)
    }
    return turnEndsAt
  }

  function endTurn(): void {
    turnEndsAt = null
    // One callback each, so that the microtasks of a handler count too.
    for (let left = waiting.length; left > 0; left--) setImmediate(takeNext)
  }

  function takeNext(): void {
    if (waiting.length === 0 || now() >= openTurn()) return
    handle(waiting.shift() as Item)
  }

  return (item) => {
    waiting.push(item)
    if (waiting.length === 1) takeNext()
    else openTurn()
  }
}
