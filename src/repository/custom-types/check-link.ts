import { type FieldModel, targetTypes } from './custom-type.ts'
import { isRecord } from './is-record.ts'

/** `types` lists the allowed types of the target; empty if any is allowed. */
export type FoundLink = { id: string; types: readonly string[]; path: string; isBroken: boolean }

export type LinkChecks = {
  report: (message: string) => void
  /** Called with each link to a document. Only the caller knows all documents and can check its target. */
  onLink: (link: FoundLink) => void
}

type LinkValue = { field: FieldModel; value: unknown; path: string }

export function checkLink({ field, value, path }: LinkValue, checks: LinkChecks): void {
  if (Array.isArray(value) && field.config?.repeat) {
    for (const [index, item] of value.entries()) {
      checkLink({ field, value: item, path: `${path}[${index}]` }, checks)
    }
    return
  }
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
