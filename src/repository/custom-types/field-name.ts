import { isInheritedName } from '#lib/node/is-inherited-name.ts'

/** Whether a model may have a field of that name. */
export function canNameField(name: string): boolean {
  // The schemas leave it out as well.
  return !isInheritedName(name) && name !== 'prototype'
}
