/** Whether a model may have a field of that name. Every object inherits some, such as `constructor`. */
export function canNameField(name: string): boolean {
  // The schemas leave it out as well.
  return !(name in Object.prototype) && name !== 'prototype'
}
