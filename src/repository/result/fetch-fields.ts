/** Field names by document type, from `fetch` or `fetchLinks`. */
export type FieldSelection = ReadonlyMap<string, ReadonlySet<string>>

const FIELD = /^(?:my\.)?([\w-]+)\.([\w-]+)$/

/** `post.title,author.name`, with or without brackets. Anything but `type.field` is ignored. */
export function parseFieldSelection(text: string): FieldSelection {
  const selection = new Map<string, Set<string>>()
  for (const part of text.replaceAll(/[[\]]/g, '').split(',')) {
    const [, type, field] = FIELD.exec(part.trim()) ?? []
    if (type === undefined || field === undefined) continue
    selection.set(type, (selection.get(type) ?? new Set()).add(field))
  }
  return selection
}

/** Only the selected fields; none for types outside the selection. */
export function pickFields<Data extends Record<string, unknown>>(
  data: Data,
  names: ReadonlySet<string> | undefined,
): Partial<Data> {
  const picked = Object.entries(data).filter(([name]) => names?.has(name))
  return Object.fromEntries(picked) as Partial<Data>
}
