import { isRecord } from '#lib/is-record.ts'
import { type FieldModel, type SharedSlice, type SliceChoice, targetTypes } from './custom-type.ts'
import { checkKind } from './field-kinds.ts'
import { isEmptyValue } from './is-empty-value.ts'

export type FieldChecks = LinkChecks & { slices: ReadonlyMap<string, SharedSlice> }

/** A value and its expected model. `path` names it in a fault. */
type FieldValue = { field: FieldModel; value: unknown; path: string }

type FieldGroup = {
  fields: Record<string, FieldModel>
  values: Record<string, unknown>
  /** The prefix of each name in a fault; empty at the top level. */
  path: string
}

export function checkFields({ fields, values, path }: FieldGroup, checks: FieldChecks): void {
  for (const name in values) {
    if (!Object.hasOwn(fields, name)) checks.report(`${path}${name} is not a field here`)
  }
  for (const name in fields) {
    const field = fields[name] as FieldModel
    checkField({ field, value: values[name], path: path + name }, checks)
  }
}

function checkField({ field, value, path }: FieldValue, checks: FieldChecks): void {
  if (isEmptyValue(value)) {
    if (field.config?.required) checks.onMissing(path)
  } else if (field.type === 'Group') checkGroup({ field, value, path }, checks)
  else if (field.type === 'Slices') checkSlices({ field, value, path }, checks)
  else if (field.type === 'Link') checkLink({ field, value, path }, checks)
  else {
    const fault = checkKind(field, value)
    if (fault) checks.report(`${path} ${fault}`)
  }
}

function checkGroup({ field, value, path }: FieldValue, checks: FieldChecks): void {
  const fields = field.config?.fields ?? {}
  for (const { item, at } of recordsIn(value, path, checks)) {
    checkFields({ fields, values: item, path: `${at}.` }, checks)
  }
}

function checkSlices({ field, value, path }: FieldValue, checks: FieldChecks): void {
  const choices = field.config?.choices ?? {}
  for (const { item, at } of recordsIn(value, path, checks)) {
    checkSlice({ slice: item, path: at, choices }, checks)
  }
}

type SliceValue = {
  slice: Record<string, unknown>
  path: string
  choices: Record<string, SliceChoice>
}

function checkSlice({ slice, path, choices }: SliceValue, checks: FieldChecks): void {
  const fields = findSliceFields(slice, choices, checks.slices)
  if (typeof fields === 'string') {
    checks.report(`${path} ${fields}`)
    return
  }
  const primary = isRecord(slice.primary) ? slice.primary : {}
  checkFields({ fields: fields.primary, values: primary, path: `${path}.primary.` }, checks)
  for (const { item, at } of recordsIn(slice.items ?? [], `${path}.items`, checks)) {
    checkFields({ fields: fields.items, values: item, path: `${at}.` }, checks)
  }
}

/** Reports and leaves out anything that is not a list of objects. */
function* recordsIn(value: unknown, path: string, checks: FieldChecks) {
  if (!Array.isArray(value)) {
    checks.report(`${path} must be a list`)
    return
  }
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index]
    const at = `${path}[${index}]`
    if (isRecord(item)) yield { item, at }
    else checks.report(`${at} must be a group of fields`)
  }
}

type SliceFields = { primary: Record<string, FieldModel>; items: Record<string, FieldModel> }

/** The allowed fields of the slice, or a message that says why it is invalid. */
export function findSliceFields(
  slice: Record<string, unknown>,
  choices: Record<string, SliceChoice>,
  models: ReadonlyMap<string, SharedSlice>,
): SliceFields | string {
  const type = String(slice.slice_type)
  const choice = Object.hasOwn(choices, type) ? choices[type] : undefined
  if (!choice) return `is a slice "${type}", which does not belong here`
  if (choice.type !== 'SharedSlice') {
    return { primary: choice['non-repeat'] ?? {}, items: choice.repeat ?? {} }
  }
  const model = models.get(type)
  if (!model) return `is a slice "${type}" without a model`
  const variation = model.variations.find(({ id }) => id === slice.variation)
  if (!variation) return `has no variation "${String(slice.variation)}"`
  return { primary: variation.primary ?? {}, items: variation.items ?? {} }
}

/** `types` lists the allowed types of the target; empty if any is allowed. */
export type FoundLink = { id: string; types: readonly string[]; path: string; isBroken: boolean }

type LinkChecks = {
  report: (message: string) => void
  /** Called if there is no model of the document's type; otherwise that is reported. */
  onUnknownType?: (message: string) => void
  /** Called with each required field that is empty. */
  onMissing: (path: string) => void
  /** Called with each link to a document. Only the caller knows all documents and can check its target. */
  onLink: (link: FoundLink) => void
}

function checkLink({ field, value, path }: FieldValue, checks: LinkChecks): void {
  if (Array.isArray(value) && field.config?.repeat) {
    for (const [index, item] of value.entries()) {
      checkLink({ field, value: item, path: `${path}[${index}]` }, checks)
    }
    return
  }
  if (isEmptyValue(value)) return
  const fault = isRecord(value) ? findFault(field, value) : ' must be a link'
  if (fault) checks.report(path + fault)
  else if (isRecord(value) && value.link_type === 'Document') {
    const isBroken = value.isBroken === true
    checks.onLink({ id: String(value.id), types: targetTypes(field), path, isBroken })
  }
}

const KINDS: Record<string, string> = { document: 'Document', web: 'Web', media: 'Media' }

function findFault({ config }: FieldModel, link: Record<string, unknown>): string | null {
  const kind = link.link_type
  const wanted = KINDS[config?.select ?? '']
  if (kind === 'Any') return null
  if (wanted && kind !== wanted) return ` must be a link of the kind ${wanted}, not ${String(kind)}`
  if (kind === 'Document') return typeof link.id === 'string' ? null : '.id must be text'
  if (kind !== 'Web' && kind !== 'Media') return ` is a link of an unknown kind, ${String(kind)}`
  return typeof link.url === 'string' ? null : '.url must be text'
}
