import type { Message } from '#accounts/messages.ts'
import type { Database } from '#db/database.ts'
import { unseenMentions } from '#db/desk-comments.ts'
import { type DeskPersonRow, deskPeople } from '#db/desk-people.ts'
import type { Colleague } from '#desk/wire/discussion.ts'
import { documentPath } from '#desk/wire/document-path.ts'
import { capabilitiesOf } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'
import * as paths from '#lib/paths.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { titleOf } from '../documents/title-of.ts'
import { toInitials } from '../people/initials.ts'
import type { DiscussionServices } from './discussion-services.ts'

/** With more unseen mentions than this a person gets no more e-mails about them. */
const MOST_UNSEEN = 20
const LIFE_MS = 2 * 24 * 60 * 60_000

/** Everybody who can read and answer a comment. */
export async function colleagues(db: Database): Promise<Colleague[]> {
  return (await talkers(db)).map(({ id, name }) => ({ id, name, initials: toInitials(name) }))
}

async function talkers(db: Database): Promise<DeskPersonRow[]> {
  const people = await deskPeople(db)
  return people.filter(({ role }) => {
    const may: readonly string[] = capabilitiesOf(role, { isProved: true })
    return may.includes('comment')
  })
}

/** The people with these ids. Throws if one of them may not read the comment. */
export async function getMentioned(db: Database, ids: readonly string[]): Promise<DeskPersonRow[]> {
  if (ids.length === 0) return []
  const people = await talkers(db)
  return [...new Set(ids)].map((id) => {
    const person = people.find((each) => each.id === id)
    if (!person) throw new AppError('not-found', 'You mention somebody who is not at the desk.')
    return person
  })
}

type Telling = {
  mentioned: readonly DeskPersonRow[]
  document: StoredDocument
  person: DeskPerson
  text: string
}

/** Sends e-mails if the site can. Today shows the mention in any case. */
export async function tellMentioned(
  { now, mail, deskUrl }: DiscussionServices,
  transaction: Database,
  { mentioned, document, person, text }: Telling,
): Promise<void> {
  if (!mail.delivery.canMail) return
  for (const { id, email } of mentioned) {
    if (id === person.id) continue
    const unseen = await unseenMentions(transaction, { personId: id, limit: MOST_UNSEEN + 1 })
    if (unseen.length > MOST_UNSEEN) continue
    const link = new URL(paths.desk + documentPath(document), deskUrl).href
    const message = toMentionMail({
      ...{ from: person.name, title: titleOf(document), text, link },
      productName: mail.productName,
    })
    const expiresAt = new Date(now().getTime() + LIFE_MS)
    await mail.outbox.add({ kind: 'mail', to: email, message, expiresAt, about: null }, transaction)
  }
}

type MentionMail = { from: string; title: string; text: string; link: string; productName: string }

function toMentionMail({ from, title, text, link, productName }: MentionMail): Message {
  return {
    subject: `${from} mentions you: ${title}`,
    text: [
      `${from} wrote about “${title}”:`,
      text,
      'Read it and answer at the desk:',
      link,
      productName,
    ].join('\n\n'),
  }
}
