/** Freezes what JSON can hold, all the way down. What is frozen already is taken to be so in all its parts. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const name in value) deepFreeze(value[name])
  }
  return value
}
