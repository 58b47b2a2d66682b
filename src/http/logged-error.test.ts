import { createTransport } from 'nodemailer'
import pg from 'pg'
import pino from 'pino'
import { expect, inject, test } from 'vitest'
import { startMailServer } from '../../test/peers/mail-server.ts'
import { toLoggedError } from './logged-error.ts'

/** The line that a log with our form of errors writes. */
function logged(error: unknown): string {
  const lines: string[] = []
  const log = pino({ serializers: { err: toLoggedError } }, { write: (line) => lines.push(line) })
  log.error({ err: error }, 'failed')
  return lines.join('')
}

test('the refusal of a mail server is logged without the address', async () => {
  await using server = await startMailServer()
  server.plan.refuse = 1
  server.plan.with = 550
  const mail = { from: 'us@mail.example', to: 'owner@mail.example', text: '' }

  const error = await createTransport({ url: server.url })
    .sendMail(mail)
    .catch((problem: Error) =>
      Object.assign(problem, { message: `${problem.message} <${mail.to}>` }),
    )

  const line = logged(new Error('not sent', { cause: error }))
  expect(line).not.toContain('owner@')
  expect(line).toContain('"responseCode":550')
  expect(line).toContain('(address)')
})

test('a database’s complaint is logged without the row', async () => {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  await client.query('CREATE TEMPORARY TABLE people (email text UNIQUE, phone text)')
  const insert = "INSERT INTO people VALUES ('owner@mail.example', '+6591234567')"
  await client.query(insert)

  const error = await client.query(insert).catch((problem) => problem)
  await client.end()

  expect(error.detail).toContain('owner@mail.example')
  expect(logged(error)).not.toMatch(/owner@|91234567/)
  expect(logged(error)).toContain('"code":"23505"')
})

test('the stack of an error stays readable, and other values are logged too', () => {
  const stack = 'Error: x\n    at f (file:///app/node_modules/@oidc/core/dist/index.mjs:1:2)'
  const error = Object.assign(new Error('call +6591234567'), { stack })
  error.cause = error

  expect(toLoggedError(error)).toMatchObject({ stack, message: 'call (number)' })
  expect(toLoggedError('to owner@mail.example')).toMatchObject({ message: 'to (address)' })
})
