import { identityOf } from './naive-merge.ts'

// Edits of any document at places that random numbers choose.

export type Edit = {
  what: 'set' | 'insert' | 'delete' | 'move' | 'touch'
  place: number
  item: number
  to: number
}

type Marked = Edit & {
  /** The last state that the server received. */
  since: unknown
  /** Marks what was typed. */
  token: string
}

type Fields = Record<string, unknown>
type Place = { path: (string | number)[]; value: unknown }

export function changeDocument(document: unknown, edit: Marked): unknown {
  const places = placesOf(document)
  if (edit.what === 'set') {
    const leaf = pick(places.leaves, edit.place)
    return leaf ? setAt(document, leaf.path, toTyped(leaf.value, edit.token)) : document
  }
  const list = pick(places.lists, edit.place)
  if (!list) return document
  const items = changeItems(list.value as unknown[], edit, findAt(edit.since, list.path))
  return items ? setAt(document, list.path, items) : document
}

function changeItems(items: unknown[], edit: Marked, since: unknown): unknown[] | null {
  const at = items.length === 0 ? 0 : edit.item % items.length
  const to = edit.to % (items.length + 1)
  const item = items[at]
  if (edit.what === 'insert') {
    const model = item ?? (Array.isArray(since) ? since[0] : undefined)
    if (model === undefined || hasLost(items, since)) return null
    return items.toSpliced(to, 0, toNewItem(model, edit.token))
  }
  if (item === undefined) return null
  if (edit.what === 'delete') return hasGained(items, since) ? null : items.toSpliced(at, 1)
  if (edit.what === 'move') return items.toSpliced(at, 1).toSpliced(edit.to % items.length, 0, item)
  const touched = toTouched(item, edit.token)
  return touched === null ? null : items.with(at, touched)
}

// A save that removes and adds items of a list without ids is taken for one that rewrites them.
function hasLost(items: unknown[], since: unknown): boolean {
  if (isFreeList(items)) return false
  const ids = new Set(items.map(identityOf))
  return !Array.isArray(since) || since.some((item) => !ids.has(identityOf(item)))
}

function hasGained(items: unknown[], since: unknown): boolean {
  if (isFreeList(items)) return false
  const ids = new Set((Array.isArray(since) ? since : []).map(identityOf))
  return items.some((item) => !ids.has(identityOf(item)))
}

function isFreeList(items: readonly unknown[]): boolean {
  return items.every((item) => !isFields(item) || 'slice_type' in item)
}

/** Everything that can be set, and every list. */
function placesOf(document: unknown): { leaves: Place[]; lists: Place[] } {
  const leaves: Place[] = []
  const lists: Place[] = []
  function visit(value: unknown, path: Place['path']): void {
    if (Array.isArray(value)) {
      lists.push({ path, value })
      value.forEach((item, place) => {
        if (isFields(item) && 'slice_type' in item) visit(item.primary, [...path, place, 'primary'])
      })
    } else if (isFields(value) && !('link_type' in value) && !('dimensions' in value)) {
      for (const name of Object.keys(value)) visit(value[name], [...path, name])
    } else leaves.push({ path, value })
  }
  visit((document as Fields).data, ['data'])
  visit((document as Fields).tags, ['tags'])
  return { leaves, lists }
}

function toTyped(value: unknown, token: string): unknown {
  if (isFields(value) && 'link_type' in value) return { link_type: 'Document', id: token }
  return typeof value === 'string' ? withToken(value, token) : token
}

function withToken(text: string, token: string): string {
  return `${text.replace(/ ~\d+~$/, '')} ${token}`
}

/** A name for the item, and its text. */
function toNewItem(model: unknown, token: string): unknown {
  const name = `k${token.slice(1, -1)}0000k`
  if (!isFields(model)) return `${token}`
  if ('slice_type' in model) {
    const id = `${model.slice_type}$${name}`
    return { ...model, id, primary: renamed(model.primary, name, token) }
  }
  const item = renamed(model, name, token)
  return identityOf(item) === identityOf(model) ? withLinkTo(item, name + token) : item
}

/** For an item that only consists of a link. */
function withLinkTo(item: unknown, id: string): unknown {
  return JSON.parse(JSON.stringify(item).replace(/"id":"[^"]+"/, `"id":"${id}"`))
}

/** The document with a name (`k12k`) in each item that has no id. */
export function withNames(document: unknown): unknown {
  let count = 0
  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => (isFields(item) ? named(item) : item))
    if (!isFields(value) || 'link_type' in value || 'dimensions' in value) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]))
  }
  function named(item: Fields): Fields {
    if ('slice_type' in item) return { ...item, primary: visit(item.primary) }
    const isText = (name: string) =>
      typeof item[name] === 'string' && !['key', 'type'].includes(name)
    const name = 'text' in item ? 'text' : Object.keys(item).find(isText)
    const inner = 'spans' in item ? item : (visit(item) as Fields)
    return name === undefined ? inner : { ...inner, [name]: `k${++count}k words ${item[name]}` }
  }
  return visit(document)
}

/** All names in it become new ones. */
function renamed(value: unknown, name: string, token: string): unknown {
  let count = 0
  function visit(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(visit)
    if (isFields(part)) {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]))
    }
    if (typeof part !== 'string') return part
    if (!/k\d+k/.test(part)) return part.replaceAll(/ ?~\d+~/g, '')
    count += 1
    const typed = count === 1 ? ` ${token}` : ''
    return `${name.slice(0, -1)}${count}k words that are new here ${name}${typed}`
  }
  return visit(value)
}

/** The item with other words in the one field that edits touch; `null` if it has none. */
function toTouched(item: unknown, token: string): unknown {
  if (!isFields(item) || 'slice_type' in item) return null
  if (typeof item.text === 'string' && 'spans' in item) {
    return { ...item, text: withToken(item.text, token) }
  }
  const texts = Object.keys(item).filter((name) => typeof item[name] === 'string' && item[name])
  const [, second = '', third] = texts
  return third === undefined ? null : { ...item, [second]: withToken(String(item[second]), token) }
}

function findAt(document: unknown, path: Place['path']): unknown {
  let value: unknown = document
  for (const step of path) value = (value as Fields | undefined)?.[step]
  return value
}

function setAt(value: unknown, [step, ...rest]: Place['path'], set: unknown): unknown {
  if (step === undefined) return set
  if (Array.isArray(value))
    return value.with(step as number, setAt(value[step as number], rest, set))
  const fields = value as Fields
  return { ...fields, [step]: setAt(fields[step], rest, set) }
}

function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
