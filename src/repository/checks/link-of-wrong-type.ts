import type { FoundLink } from '../custom-types/check-field.ts'
import type { Rule } from './check.ts'

export const linkOfWrongType: Rule = {
  name: 'link-of-wrong-type',
  severity: 'stops',
  advice: 'Choose a document of a type that the field allows.',
  check: (document, { modelOf, others }) =>
    modelOf(document).links.flatMap((link) => wrongTarget(link, others.typeOf(link.id)) ?? []),
}

/** `type` is that of the target; `null` where there is none. */
export function wrongTarget({ path, types, isBroken }: FoundLink, type: string | null) {
  if (type === null || isBroken || types.length === 0 || types.includes(type)) return null
  return { path, message: `${path} leads to a ${type}, but must lead to a ${types.join(' or ')}` }
}
