/** Steps into a value: names of fields and ids of items. No path leads into an item without an id. */
export type Path = readonly string[]

/** One place of a document with its value before and after. A value is absent if it does not exist. */
export type Change = { path: Path; before?: unknown; after?: unknown }

/** A change of a place where `found` is another value, by somebody else. */
export type Conflict = Change & { found?: unknown }

/** `value` is `undefined` if there is none. At a conflict it is the found one. */
export type Merged = { value: unknown; conflicts: readonly Conflict[] }

/** A value when the author began to change it, as the author wants it, and as it is now. */
export type Versions = { base: unknown; wanted: unknown; found: unknown }

/** `data.slices.text$1.primary.text`, for people. */
export function toPathText(path: Path): string {
  return path.length === 0 ? 'the document' : path.join('.')
}

/** As JSON, for people; at most `most` characters of it. */
export function toValueText(value: unknown, most: number): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** Leaves out values that do not exist, as JSON does. */
export function toConflict(path: Path, { base, wanted, found }: Versions): Conflict {
  return { ...toChange(path, base, wanted), ...(found === undefined ? {} : { found }) }
}

export function toChange(path: Path, before: unknown, after: unknown): Change {
  return {
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}
