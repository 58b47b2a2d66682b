/** Freezes a JSON value deeply. Assumes that frozen values are already deeply frozen. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const name in value) deepFreeze(value[name])
  }
  return value
}
