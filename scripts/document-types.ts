import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FieldKind } from '#lib/field-kinds.ts'
import {
  type CustomType,
  type CustomTypes,
  type FieldModel,
  fieldsOf,
  type SharedSlice,
  targetTypes,
} from '#repository/custom-types/custom-type.ts'
import { ownCustomTypes } from '#repository/custom-types/own-custom-types.ts'

export const documentsFile = fileURLToPath(
  new URL('../src/repository/documents.ts', import.meta.url),
)
const formatter = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))

/** The source of `repository/documents.ts`, formatted like the rest of the project. */
export function generatedSource(): string {
  const args = ['format', '--stdin-file-path=documents.ts']
  return execFileSync(formatter, args, { input: generateTypes(ownCustomTypes()), encoding: 'utf8' })
}

/** TypeScript's types of the documents. */
function generateTypes({ types, slices }: CustomTypes): string {
  const shared = sharedGroups([...types.values()])
  const body = [
    ...[...shared].map(([key, name]) => `export type ${name} = ${key.replace(/^\S+ /, '')}`),
    ...[...slices.values()].map(sliceSource),
    ...[...types.values()].flatMap((type) => documentSources(type, shared)),
  ].join('\n\n')
  const names = new Set(body.match(PRISMIC_NAMES))
  const imports = [...names].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return `${HEAD}\nimport type {\n${imports.map((name) => `  ${name},\n`).join('')}} from '@prismicio/client'\n\n${body}\n`
}

const HEAD = `// Generated from src/repository/custom-types/models by scripts/write-document-types.ts.
// Document fields are snake_case, as editors see them. Pages never see these types: mappers turn
// them into the types of \`deals/\` and of the payloads.
`

const PRISMIC_NAMES =
  /\b(?:\w+Field|SharedSlice|SliceZone|PrismicDocumentWith(?:out)?UID)(?=[<\s|;}\],]|$)/gm

type GroupNames = ReadonlyMap<string, string>

/** A group that several types share has a name, so that code can share it too. */
function sharedGroups(types: readonly CustomType[]): GroupNames {
  const seen = new Map<string, number>()
  for (const type of types) {
    for (const [field, model] of Object.entries(fieldsOf(type))) {
      if (model.type !== 'Group') continue
      const key = groupKey(field, fieldSource(model))
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  }
  const shared = [...seen].filter(([, count]) => count > 1)
  return new Map(shared.map(([key]) => [key, `${toPascal(key.replace(/ .*/, ''))}Group`]))
}

function groupKey(field: string, source: string): string {
  return `${field} ${source}`
}

function documentSources(type: CustomType, groups: GroupNames): string[] {
  const name = toPascal(type.id)
  const { uid, ...fields } = fieldsOf(type)
  const zones = Object.values(fields).filter((field) => field.type === 'Slices')
  const union = zones.flatMap((zone) => Object.keys(zone.config?.choices ?? {}))
  const zone =
    union.length > 0
      ? [`export type ${name}Slice = ${union.map((id) => `${toPascal(id)}Slice`).join(' | ')}`]
      : []
  const base = uid ? 'PrismicDocumentWithUID' : 'PrismicDocumentWithoutUID'
  const lines = Object.entries(fields).map(([field, model]) => {
    const source = model.type === 'Slices' ? `SliceZone<${name}Slice>` : fieldSource(model)
    return `    ${field}: ${groups.get(groupKey(field, source)) ?? source}`
  })
  const data = `{\n${lines.join('\n')}\n  }`
  return [...zone, `export type ${name}Document = ${base}<\n  ${data},\n  '${type.id}'\n>`]
}

function sliceSource({ id, variations }: SharedSlice): string {
  const sources = variations.map(
    (variation) =>
      `{ variation: '${variation.id}'; version: string; items: ${itemsSource(variation.items)}; primary: ${fieldsSource(variation.primary)} }`,
  )
  return `export type ${toPascal(id)}Slice = SharedSlice<'${id}', ${sources.join(' | ')}>`
}

function itemsSource(items: Record<string, FieldModel> = {}): string {
  return Object.keys(items).length === 0 ? 'never[]' : `${fieldsSource(items)}[]`
}

function fieldsSource(fields: Record<string, FieldModel> = {}): string {
  const lines = Object.entries(fields).map(([name, field]) => `${name}: ${fieldSource(field)}`)
  return lines.length === 0 ? 'Record<string, never>' : `{ ${lines.join('; ')} }`
}

const SIMPLE: Partial<Record<FieldKind, string>> = {
  Boolean: 'BooleanField',
  Color: 'ColorField',
  Date: 'DateField',
  Embed: 'EmbedField',
  GeoPoint: 'GeoPointField',
  IntegrationFields: 'IntegrationField',
  Number: 'NumberField',
  Range: 'NumberField',
  Table: 'TableField',
  Text: 'KeyTextField',
  Timestamp: 'TimestampField',
}

function fieldSource(field: FieldModel): string {
  const { config = {} } = field
  switch (field.type) {
    case 'Group':
      return `GroupField<${fieldsSource(config.fields)}>`
    case 'Select':
      return `SelectField<${oneOf(config.options ?? [])}>`
    case 'StructuredText':
      return config.single?.startsWith('heading') ? 'TitleField' : 'RichTextField'
    case 'Image':
      return 'ImageField'
    case 'Link':
      return linkSource(field)
    default: {
      const source = SIMPLE[field.type as FieldKind]
      if (!source) throw new Error(`There is no type for a field of the kind ${field.type}`)
      return source
    }
  }
}

function linkSource(field: FieldModel): string {
  if (field.config?.select === 'media') return 'LinkToMediaField'
  if (field.config?.select !== 'document') return 'LinkField'
  const targets = targetTypes(field)
  return targets.length === 0
    ? 'ContentRelationshipField'
    : `ContentRelationshipField<${oneOf(targets)}>`
}

function oneOf(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", "\\'")}'`).join(' | ')
}

/** `blog_home` → `BlogHome` */
function toPascal(id: string): string {
  return id.replaceAll(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase())
}
