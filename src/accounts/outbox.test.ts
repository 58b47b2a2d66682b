import pino from 'pino'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { waitingMessages } from '#db/outbox.ts'
import { createMigratedDatabase, type Engine, engines } from '../../test/engines.ts'
import { type MailServer, startMailServer } from '../../test/peers/mail-server.ts'
import { startSilentServer } from '../../test/peers/silent-server.ts'
import { createOneTimeLinks } from './one-time-links.ts'
import { createOutbox, type NewMessage } from './outbox.ts'
import { createServerKeys } from './server-keys.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const keys = createServerKeys({ secret: 'only for tests', previous: null })
const DAY_MS = 24 * 60 * 60 * 1000

function letter(to: string, changes: Partial<NewMessage> = {}): NewMessage {
  const message = { subject: 'Sign in', text: `https://site.test/link?token=for-${to}` }
  const expiresAt = new Date(Date.now() + DAY_MS)
  return { kind: 'mail', to, message, expiresAt, about: null, ...changes }
}

/** The outbox as a process has it, with a real mailer. */
function createProcess(
  db: Database,
  url: string,
  { now = () => new Date(), times = { patienceMs: 10_000, answerMs: 20_000, mostMs: 60_000 } } = {},
) {
  const from = { name: 'Lobang', address: 'us@mail.example' }
  const mailer = createSmtpMailer(url, { from, ...times })
  const carriers = { mail: mailer, text: null }
  const outbox = createOutbox({ db, keys, now, log: pino({ level: 'silent' }), carriers })
  return { ...outbox, [Symbol.asyncDispose]: outbox.close }
}

async function createDatabase(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  return {
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

const recipients = ({ mails }: MailServer) => mails.map(({ to }) => to).toSorted()

test.for(engines)('several processes send each message once and delete it: %s', async (engine) => {
  await using database = await createDatabase(engine)
  await using server = await startMailServer()
  await using first = createProcess(database.db, server.url)
  // On a machine whose clock is a little behind.
  await using second = createProcess(database.db, server.url, {
    now: () => new Date(Date.now() - 1000),
  })
  const everybody = Array.from({ length: 12 }, (_, index) => `reader-${10 + index}@mail.example`)
  for (const to of everybody) await first.add(letter(to))

  for (const process of [first, second]) process.wake()
  for (const process of [first, second]) await process.settled()

  expect(recipients(server)).toEqual(everybody)
  expect(await waitingMessages(database.db)).toEqual([])
})

test.for(engines)('the next process sends a dead one’s message once: %s', async (engine) => {
  await using database = await createDatabase(engine)
  await using silent = await startSilentServer()
  const dying = createProcess(database.db, `smtp://127.0.0.1:${silent.port}`)
  await dying.add(letter('owner@mail.example'))
  dying.wake()
  await silent.connected
  await using server = await startMailServer()

  await using early = createProcess(database.db, server.url)
  await early.settled()
  expect(recipients(server)).toEqual([])
  await using later = createProcess(database.db, server.url, {
    now: () => new Date(Date.now() + 31_000),
  })
  await later.settled()
  await dying.close()

  expect(recipients(server)).toEqual(['owner@mail.example'])
  expect(await waitingMessages(database.db)).toEqual([])
})

test('queued messages and their recipients are encrypted', async () => {
  await using database = await createDatabase('SQLite')
  await using silent = await startSilentServer()
  const outbox = createProcess(database.db, `smtp://127.0.0.1:${silent.port}`)
  await outbox.add(letter('owner@mail.example'))

  const rows = await database.db.selectFrom('outbox_messages').selectAll().execute()

  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/owner|site\.test|token/)
  await outbox.close()
})

test('a permanent refusal is dropped, a temporary one retried', async () => {
  await using database = await createDatabase('SQLite')
  await using server = await startMailServer()
  let now = Date.now()
  await using outbox = createProcess(database.db, server.url, { now: () => new Date(now) })
  Object.assign(server.plan, { refuse: 1, with: 550 })
  await outbox.add(letter('gone@mail.example'))
  outbox.wake()
  await outbox.settled()
  Object.assign(server.plan, { refuse: 2, with: 451 })
  await outbox.add(letter('owner@mail.example'))
  const delivered: number[] = []

  for (const seconds of [0, 4, 2, 14, 2]) {
    now += seconds * 1000
    outbox.wake()
    await outbox.settled()
    delivered.push(server.mails.length)
  }

  // After 5 s and then after 15 s.
  expect(delivered).toEqual([0, 0, 0, 0, 1])
  expect(outbox.stats().lanes[0]?.counts).toMatchObject({ sent: 1, rejected: 1, retried: 2 })
})

test('expired and void messages are not sent', async () => {
  await using database = await createDatabase('SQLite')
  await using server = await startMailServer()
  await using outbox = createProcess(database.db, server.url)
  const links = createOneTimeLinks({ db: database.db, keys, now: () => new Date() })
  const value = { email: 'owner@mail.example' }
  const used = await links.create('sign-in', value)
  await links.take('sign-in', used.token)
  const good = await links.create('sign-in', value)
  await outbox.add(letter('void@mail.example', { about: used.identifier }))
  await outbox.add(letter('over@mail.example', { expiresAt: new Date(Date.now() - 1) }))
  await outbox.add(letter('good@mail.example', { about: good.identifier }))

  outbox.wake()
  await outbox.settled()

  expect(recipients(server)).toEqual(['good@mail.example'])
  expect(outbox.stats().lanes[0]?.counts).toMatchObject({ sent: 1, expired: 2 })
  expect(await waitingMessages(database.db)).toEqual([])
})

test('a server that hangs up on each mail gets it three times at most', async () => {
  await using database = await createDatabase('SQLite')
  await using server = await startMailServer()
  server.plan.hangUp = true
  await database.db.insertInto('outbox_messages').values(rowTriedTwice()).execute()

  await using outbox = createProcess(database.db, server.url)
  await outbox.settled()

  expect(await waitingMessages(database.db)).toEqual([])
  expect(outbox.stats().lanes[0]?.counts).toMatchObject({ sent: 0, lost: 1 })
})

function rowTriedTwice() {
  const { to, message } = letter('owner@mail.example')
  return {
    id: 'tried twice',
    kind: 'mail' as const,
    sealed: keys.seal('outbox', JSON.stringify({ to, message })),
    about: null,
    created_at: 0,
    due_at: 0,
    expires_at: Date.now() + DAY_MS,
    tries: 2,
    unsure: 2,
    claim: null,
    claimed_until: null,
  }
}

test('a process stops soon despite a silent mail server, and releases its message', async () => {
  await using database = await createDatabase('SQLite')
  await using silent = await startSilentServer()
  const times = { patienceMs: DAY_MS, answerMs: DAY_MS, mostMs: DAY_MS }
  const outbox = createProcess(database.db, `smtp://127.0.0.1:${silent.port}`, { times })
  await outbox.add(letter('owner@mail.example'))
  outbox.wake()
  await silent.connected

  await outbox.close()

  const [row] = await database.db.selectFrom('outbox_messages').selectAll().execute()
  expect(row).toMatchObject({ claim: null, unsure: 0 })
})

test('waking a closed outbox does not keep it from closing again', async () => {
  await using database = await createDatabase('SQLite')
  await using server = await startMailServer()
  const outbox = createProcess(database.db, server.url)
  await outbox.close()

  outbox.wake()

  await outbox.close()
  expect(server.mails).toEqual([])
})
