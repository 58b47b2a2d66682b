/** Whether every object inherits a property of that name, such as `constructor`. Ids and fields are keys of objects. */
export function isInheritedName(name: string): boolean {
  return name in Object.prototype
}
