import { unseenMentions } from '#db/desk-comments.ts'
import { draftDocuments } from '#db/desk-drafts.ts'
import { openNotes, openReviews } from '#db/desk-reviews.ts'
import type { ForYou } from '#desk/wire/discussion.ts'
import type { Work } from '#lib/node/work.ts'
import { diffDocuments } from '#repository/merge/merge-documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import type { DocumentServices } from '../documents/document-services.ts'
import { findLiveDocument } from '../documents/find-live-document.ts'
import { titleOf } from '../documents/title-of.ts'
import { toColleague } from './read-discussion.ts'

const MOST = 50
/** About as long as the comparison of two documents takes. */
const STEPS_OF_DIFF = 1000

/** What colleagues have left for somebody: drafts to review, mentions, notes to the next editor. */
export async function readForYou(
  {
    db,
    store,
    turns,
  }: Pick<DocumentServices, 'db' | 'turns'> & {
    store: Pick<DocumentServices['store'], 'snapshot'>
  },
  person: Pick<DeskPerson, 'id'>,
): Promise<ForYou> {
  const [reviews, mentions, notes] = await Promise.all([
    openReviews(db, MOST),
    unseenMentions(db, { personId: person.id, limit: MOST }),
    openNotes(db, { documentId: null, limit: MOST }),
  ])
  const ids = [...reviews, ...mentions, ...notes].map(({ document_id }) => document_id)
  const drafts = new Map<string, StoredDocument>()
  for (const { document_id, document } of await draftDocuments(db, [...new Set(ids)])) {
    drafts.set(document_id, JSON.parse(document))
  }
  const snapshot = store.snapshot()
  const changes = await turns.run(countChanges(reviews))
  return {
    reviews: reviews.map(({ id, document_id, note, sent_at, ...row }, place) => ({
      ...nameOf(document_id),
      ...{ id, by: toColleague(row), note, sentAt: sent_at, changes: changes[place] ?? null },
    })),
    mentions: mentions.map(({ id, document_id, text, made_at, ...row }) => ({
      ...nameOf(document_id),
      ...{ comment: id, by: toColleague(row), text, at: made_at },
    })),
    notes: notes.map(({ id, document_id, text, made_at, ...row }) => ({
      ...nameOf(document_id),
      ...{ id, by: toColleague(row), text, at: made_at },
    })),
  }

  function nameOf(documentId: string) {
    const document = drafts.get(documentId) ?? findLiveDocument(snapshot, documentId)
    if (!document) return { documentId, type: '', title: 'Not on the site any more' }
    return { documentId, type: document.type, title: titleOf(document) }
  }

  function* countChanges(rows: typeof reviews): Work<(number | null)[]> {
    const counts: (number | null)[] = []
    for (const { document_id } of rows) {
      const draft = drafts.get(document_id)
      const live = findLiveDocument(snapshot, document_id)
      counts.push(live && draft ? diffDocuments(live, draft).length : null)
      yield STEPS_OF_DIFF
    }
    return counts
  }
}
