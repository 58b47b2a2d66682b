import { setTimeout as delay } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Of the room that `limitGarbage` leaves for garbage. */
const ENOUGH_PERCENT = 30
/** V8 begins in a task of its own. */
const TASK_MS = 100
/** More than the space for new objects of any thread has. */
const MOST_OBJECTS = 2_000_000
const OBJECTS_AT_ONCE = 10_000

/**
 * The function lets V8 begin to collect the garbage of this thread now, if there is enough of it. By itself it begins when there is no more
 * room, which is during a publish: see decision 81. It marks in short steps, so requests come between.
 */
export function createEarlyCollector(setFlag = setFlagsFromString) {
  let calls = 0

  return async function collectEarly(): Promise<void> {
    calls++
    setFlag(`--incremental-marking-soft-trigger=${ENOUGH_PERCENT}`)
    fillNewSpace()
    await delay(TASK_MS)
    calls--
    // Another call still needs it.
    if (calls === 0) setFlag('--incremental-marking-soft-trigger=0')
  }
}

/** V8 asks whether to begin when the space for new objects is full. */
function fillNewSpace(): void {
  for (let count = 0; count < MOST_OBJECTS; count += OBJECTS_AT_ONCE) {
    const used = usedByNew()
    // By a built-in function: objects that nothing reads would not be made at all.
    Array.from({ length: OBJECTS_AT_ONCE }, (_, number) => [number])
    if (usedByNew() < used) return
  }
}

function usedByNew(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return space?.space_used_size ?? 0
}
