import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { deskActs } from '#db/desk-acts.ts'
import { unseenMentions } from '#db/desk-comments.ts'
import { addDeskPerson } from '#db/desk-people.ts'
import type { Discussion, ForYou } from '#desk/wire/discussion.ts'
import type { Role } from '#desk/wire/roles.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createContentStore } from '#repository/content-store.ts'
import { publishDraft } from '#repository/drafts/publish-draft.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import type { DeskRequest } from '../api/desk-route.ts'
import { createModels } from '../documents/models.ts'
import { createActs } from '../people/acts.ts'
import { discussionRoutes } from './discussion-routes.ts'
import { readForYou } from './read-for-you.ts'

test.for(engines)(
  'on %s a draft is sent, talked about and published, and the review closes with it',
  async (engine) => {
    await using desk = await openDesk(engine)
    await desk.save('title', 'Kopi', 'Kopi O')
    const review = { id: 'review-0001', note: 'Price is from the shop window.' }

    await desk.ask('Author', 'review', review)
    await desk.ask('Author', 'review', review)
    const [waiting] = (await desk.forYou('Editor')).reviews
    const begun = { thread: null, path: ['data', 'title'], mentions: ['Author'] }
    const comment = { ...begun, id: 'comment-001', text: '@Author With or without milk?' }
    await desk.ask('Editor', 'comments', comment)
    await desk.ask('Editor', 'comments', comment)
    const told = await desk.forYou('Author')
    const answer = { id: 'comment-002', thread: 'comment-001', path: null, mentions: [] }
    const answered = await desk.ask('Author', 'comments', { ...answer, text: 'Without.' })
    await desk.ask('Author', 'resolve', { thread: 'comment-001' })
    await publishDraft(desk.db, 'd', {
      ...desk.options,
      author: { kind: 'person', name: 'Editor' },
    })

    expect(waiting).toMatchObject({ title: 'Kopi O', changes: 1, note: review.note })
    expect(told.mentions).toMatchObject([{ comment: 'comment-001', by: { name: 'Editor' } }])
    expect(desk.mails).toMatchObject([
      { to: 'author@mail.example', message: { subject: /Kopi O/ } },
    ])
    expect(answered.threads).toMatchObject([
      {
        path: ['data', 'title'],
        isFieldGone: false,
        comments: [{ text: comment.text, mentions: ['Author'] }, { text: 'Without.' }],
      },
    ])
    expect((await desk.forYou('Author')).mentions).toEqual([])
    expect((await desk.forYou('Editor')).reviews).toEqual([])
    const after = await desk.read()
    expect(after).toMatchObject({
      review: null,
      lastReview: { outcome: 'published', by: 'Editor' },
    })
    expect(after.threads).toMatchObject([{ resolved: { by: 'Author' } }])
    const acts = await deskActs(desk.db, { before: null, limit: 9 })
    expect(acts.map(({ act, author }) => `${author} ${act}`).toSorted()).toEqual([
      'Author comment',
      'Author resolve-comment',
      'Author send-for-review',
      'Editor comment',
    ])
  },
)

test('a review is declined with a reason that reaches its author, or taken back', async () => {
  await using desk = await openDesk('SQLite')
  await expect(desk.ask('Author', 'review', { id: 'review-0001', note: '' })).rejects.toThrow(
    'no draft to review',
  )
  await desk.save('title', 'Kopi', 'Kopi O')
  await desk.ask('Author', 'review', { id: 'review-0001', note: '' })
  await expect(desk.ask('Editor', 'review', { id: 'review-0002', note: '' })).rejects.toThrow(
    'already waiting for review',
  )

  const decline = { review: 'review-0001', reason: 'Which outlet?', comment: 'comment-001' }
  const declined = await desk.ask('Editor', 'decline-review', decline)
  await desk.ask('Editor', 'decline-review', decline)
  await desk.ask('Author', 'review', { id: 'review-0003', note: 'Joo Chiat.' })
  await expect(
    desk.ask('Observer', 'take-back-review', { review: 'review-0003' }, 'author'),
  ).rejects.toThrow('Only Author or an editor')
  const back = await desk.ask('Author', 'take-back-review', { review: 'review-0003' }, 'author')

  expect(declined.lastReview).toMatchObject({ outcome: 'declined', reason: 'Which outlet?' })
  expect((await desk.forYou('Author')).mentions).toMatchObject([{ text: '@Author Which outlet?' }])
  expect(back.lastReview).toMatchObject({ outcome: 'taken-back', by: 'Author' })
  await expect(
    desk.ask('Editor', 'decline-review', { ...decline, review: 'review-0003' }),
  ).rejects.toThrow('Author has closed this review already')
})

test('comments outlive their field, and notes stay until somebody clears them', async () => {
  await using desk = await openDesk('SQLite')
  const said = { thread: null, mentions: [], text: 'True?' }
  await desk.ask('Author', 'comments', { ...said, id: 'comment-001', path: ['data', 'summary'] })
  await desk.publish({ title: 'Kopi' })
  const gone = await desk.ask('Author', 'notes', { id: 'note-00001', text: 'Ask for the bar.' })
  const reopened = await desk
    .ask('Author', 'resolve', { thread: 'comment-001' })
    .then(() => desk.ask('Editor', 'reopen', { thread: 'comment-001' }))
  const notes = (await desk.forYou('Editor')).notes
  const cleared = await desk.ask('Editor', 'clear-note', { id: 'note-00001' })

  expect(gone.threads).toMatchObject([{ path: ['data', 'summary'], isFieldGone: true }])
  expect(reopened.threads).toMatchObject([{ resolved: null }])
  expect(notes).toMatchObject([{ title: 'Kopi', text: 'Ask for the bar.', by: { name: 'Author' } }])
  expect(cleared.notes).toEqual([])
})

test('comments that are too long, to nobody or about nothing are refused and change nothing', async () => {
  await using desk = await openDesk('SQLite')
  const good = { id: 'comment-001', thread: null, path: null, text: 'True?', mentions: [] }
  const bad = [
    { ...good, text: ' ' },
    { ...good, text: 'x'.repeat(1001) },
    { ...good, id: 'short' },
    { ...good, path: ['data', 'nothing'] },
    { ...good, thread: 'comment-009' },
    { ...good, mentions: ['Partner'] },
    { ...good, mentions: Array.from({ length: 11 }, () => 'Author') },
  ]

  for (const comment of bad) {
    await expect(desk.ask('Author', 'comments', comment)).rejects.toThrow()
  }
  for (const name of ['1', '2', '3', '4', '5'])
    await desk.ask('Author', 'notes', { id: `note-0000${name}`, text: name })
  await expect(desk.ask('Author', 'notes', { id: 'note-00006', text: 'x' })).rejects.toThrow(
    '5 notes',
  )
  await desk.ask('Author', 'comments', good)
  await expect(desk.ask('Editor', 'comments', good)).rejects.toThrow('Another comment has this id')

  expect((await desk.read()).threads).toMatchObject([{ comments: [{ text: 'True?' }] }])
  expect(await unseenMentions(desk.db, { personId: 'Author', limit: 9 })).toEqual([])
})

async function openDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  let minutes = 0
  const now = () => new Date(FIXTURE_NOW.getTime() + minutes++ * 60_000)
  const options = { now, createRef: () => crypto.randomUUID() }
  const store = await createContentStore(db)
  const publish = async (data: object) => {
    const documents = [documentOf({ id: 'd', type: 'page', uid: 'd', data })]
    await publishChange(db, { documents }, options)
    await store.refresh()
  }
  await publish({ title: 'Kopi', summary: 'Old' })
  const roles: Record<string, Role> = {
    Author: 'author',
    Editor: 'editor',
    Observer: 'author',
    Partner: 'partner',
  }
  for (const [name, role] of Object.entries(roles)) await addPerson(name, role)
  const mails: { to: string; message: { subject: string } }[] = []
  const services = { db, store, turns: createLoopTurns(), ...options }
  const routes = discussionRoutes({
    ...services,
    models: createModels(db, () => store.snapshot().ref),
    acts: createActs({ db, now }),
    deskUrl: new URL('http://site.test'),
    mail: {
      productName: 'Lobang',
      delivery: { canMail: true },
      outbox: { add: async (mail: (typeof mails)[number]) => void mails.push(mail), wake() {} },
    } as never,
  })

  async function addPerson(name: string, role: Role): Promise<void> {
    const none = { partner: null, password: null, code_secret: null, code_step: null }
    const email = `${name.toLowerCase()}@mail.example`
    const joined_at = FIXTURE_NOW.toISOString()
    const person = { id: name, name, email, role, joined_at }
    await addDeskPerson(db, { ...none, ...person, recovery_codes: null, removed_at: null })
  }
  const run = (path: string, name: string, body: unknown, role = roles[name]) =>
    routes
      .find((route) => route.path === `/documents/:id/${path}`)
      ?.handle({
        person: { id: name, name, role },
        session: { provedAt: FIXTURE_NOW, isLocal: false },
        params: { id: 'd' },
        body,
      } as unknown as DeskRequest) as Promise<Discussion>
  return {
    db,
    options,
    mails,
    publish,
    ask: (name: string, path: string, body: object, role?: Role) => run(path, name, body, role),
    read: () => run('discussion', 'Author', null),
    forYou: (id: string): Promise<ForYou> => readForYou(services, { id }),
    async save(field: string, before: unknown, after: unknown) {
      const changes = [{ path: ['data', field], before, after }]
      const saveId = crypto.randomUUID()
      const save = { documentId: 'd', releaseId: null, saveId, against: 0, changes }
      await saveDraft(db, save, { ...options, author: { kind: 'person', name: 'Author' } })
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
