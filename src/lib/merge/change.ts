/** Steps into a value: the name of a field, or the id of an item. No path leads into an item that has none. */
export type Path = readonly string[]

/** One place of a document with its value before and after. A missing value means that there is none. */
export type Change = { path: Path; before?: unknown; after?: unknown }

/** A change of a place where somebody else has left another value meanwhile: `found`. */
export type Conflict = Change & { found?: unknown }

/** `value` is `undefined` if there is none. At a conflict it is what was found. */
export type Merged = { value: unknown; conflicts: readonly Conflict[] }

/** A value when somebody began to change it, as they want it, and as it is now. */
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
