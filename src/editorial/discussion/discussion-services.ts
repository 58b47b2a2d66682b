import type { Path } from '#lib/merge/change.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import { AppError } from '#lib/node/app-error.ts'
import { fieldsOf } from '#repository/custom-types/custom-type.ts'
import { readDraft } from '#repository/drafts/save-draft.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DocumentServices } from '../documents/document-services.ts'
import type { Models } from '../documents/models.ts'
import type { Acts } from '../people/acts.ts'
import type { PeopleParts } from '../people/people-parts.ts'

export type DiscussionServices = Pick<DocumentServices, 'db' | 'now' | 'store' | 'turns'> & {
  acts: Acts
  models: Models
  mail: Pick<PeopleParts['accounts'], 'delivery' | 'outbox' | 'productName'>
  deskUrl: URL
}

type Discussed = { document: StoredDocument; version: number }

/** The subject of a discussion: the draft, else the published document. Throws if there is neither. */
export async function getDiscussed({ db }: DiscussionServices, id: string): Promise<Discussed> {
  const { document, version } = await readDraft(db, { document_id: id, release_id: '' })
  if (!document) throw new AppError('not-found', 'There is no such document.')
  return { document, version }
}

/** Whether the document has the field, or could have it: an empty one is not in the document. */
export async function isFieldThere(
  { models }: DiscussionServices,
  document: StoredDocument,
  path: Path,
): Promise<boolean> {
  const [first, field, ...rest] = path
  if (first === undefined || valueAt(document, path) !== undefined) return true
  if (first !== 'data') return ['uid', 'lang', 'tags'].includes(first) && field === undefined
  if (field === undefined || rest.length > 0) return false
  const type = (await models.read()).types.get(document.type)
  return type !== undefined && Object.hasOwn(fieldsOf(type), field)
}
