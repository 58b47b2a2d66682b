import type { FoundLink } from '../custom-types/check-field.ts'
import type { Rule } from './check.ts'

/** Only warns: the target may be published later, and until then the link is left out. */
export const linkMissing: Rule = {
  name: 'link-missing',
  severity: 'warns',
  advice: 'Publish the document that it leads to, or choose another one.',
  check: (document, { modelOf, others }) =>
    modelOf(document).links.flatMap((link) => missingTarget(link, others.typeOf(link.id)) ?? []),
}

/** `type` is that of the target; `null` where there is none. */
export function missingTarget({ id, path, isBroken }: FoundLink, type: string | null) {
  return type === null && !isBroken
    ? { path, message: `${path} leads to ${id}, which is not there` }
    : null
}
