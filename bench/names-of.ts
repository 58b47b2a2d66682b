/** The names in a list with commas. `all` and nothing stand for every name. */
export function namesOf(given: string | undefined, known: readonly string[]): string[] {
  const names = !given || given === 'all' ? [...known] : given.split(',')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no "${unknown}", only: ${known.join(', ')}`)
  return names
}
