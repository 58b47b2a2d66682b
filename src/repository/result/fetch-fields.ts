/** Field names by document type, out of `fetch` or `fetchLinks`. */
export type FieldSelection = ReadonlyMap<string, ReadonlySet<string>>

const FIELD = /^(?:my\.)?([\w-]+)\.([\w-]+)$/

/** `post.title,author.name`, brackets tolerated. What is no `type.field` selects nothing. */
export function parseFieldSelection(text: string): FieldSelection {
  const selection = new Map<string, Set<string>>()
  for (const part of text.replaceAll(/[[\]]/g, '').split(',')) {
    const [, type, field] = FIELD.exec(part.trim()) ?? []
    if (type === undefined || field === undefined) continue
    selection.set(type, (selection.get(type) ?? new Set()).add(field))
  }
  return selection
}

/** Only the selected fields; of a type that is not in the selection, none. */
export function pickFields<Data extends Record<string, unknown>>(
  data: Data,
  names: ReadonlySet<string> | undefined,
): Partial<Data> {
  const picked = Object.entries(data).filter(([name]) => names?.has(name))
  return Object.fromEntries(picked) as Partial<Data>
}
