import type { FieldModel } from '../wire/documents.ts'
import { isTextKind, type TextKind, textKinds } from './rich-text-block.ts'

/** The kinds that people may make in a field. Stored blocks stay, allowed or not. */
export type AllowedKinds = {
  kinds: readonly TextKind[]
  /** The kind of a new block. */
  first: TextKind
  marks: ReadonlySet<string>
  labels: readonly string[]
  pictures: boolean
  embeds: boolean
  rtl: boolean
  /** One block, and no more. */
  single: boolean
}

/** A field that names no kinds allows all, as Prismic's does. */
export function readAllowedKinds({ config = {} }: Pick<FieldModel, 'config'>): AllowedKinds {
  const list = config.single ?? config.multi
  const names = list === undefined ? null : list.split(',').map((name) => name.trim())
  const isAllowed = (name: string) => names === null || names.includes(name)
  const named = textKinds.filter(isAllowed)
  const kinds: readonly TextKind[] = named.length > 0 ? named : ['paragraph']
  const [first = 'paragraph'] = (names ?? kinds).filter(isTextKind)
  return {
    kinds,
    first: kinds.includes('paragraph') ? 'paragraph' : first,
    marks: new Set(['strong', 'em', 'hyperlink'].filter(isAllowed)),
    labels: config.labels ?? [],
    pictures: isAllowed('image'),
    embeds: isAllowed('embed'),
    rtl: isAllowed('rtl'),
    single: config.single !== undefined,
  }
}
