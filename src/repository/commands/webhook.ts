import {
  addWebhook,
  findWebhook,
  removeWebhook,
  waitingPublishes,
  webhookRows,
} from '#db/webhooks.ts'
import { sendableSince, toReason } from '../webhooks/create-webhooks.ts'
import { createWebhookFetch, findWebhookRefusal, sendWebhook } from '../webhooks/send-webhook.ts'
import { toTestBody } from '../webhooks/webhook-body.ts'
import { openSecret, sealSecret } from '../webhooks/webhook-secret.ts'
import { checkName } from './check-name.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  commandFault,
  textOption,
  usageFault,
  word,
} from './command.ts'
import { toFailureLine } from './release-lines.ts'
import { toActionRun } from './to-action-run.ts'

export const webhookCommand: Command = {
  summary: 'Other sites to which a running site sends each publish.',
  usage: [
    'webhook add NAME https://… [--secret TEXT]    Prismic’s message, with the ids of documents',
    'webhook list',
    'webhook test NAME      sends a message now and shows the answer',
    'webhook remove NAME',
  ],
  options: { secret: { type: 'string' } },
  words: { min: 1, max: 3 },
  run: toActionRun({
    add: { words: { min: 3, max: 3 }, run: add },
    list: { words: { min: 1, max: 1 }, run: list },
    test: { words: { min: 2, max: 2 }, run: test },
    remove: { words: { min: 2, max: 2 }, run: remove },
  }),
}

const MOST_SECRET = 500

async function add(input: CommandInput, context: CommandContext): Promise<undefined> {
  const { db, io, author, now, privateHosts, secrets } = context
  const [name, address] = [word(input, 1), word(input, 2)]
  checkName(name, 'a webhook')
  const url = URL.parse(address)
  if (!url) throw usageFault(`"${address}" is not an address.`)
  const refusal = findWebhookRefusal(url, privateHosts)
  if (refusal !== null) throw commandFault(`${address} cannot be a webhook: ${refusal}.`)
  const secret = textOption(input, 'secret')
  if ((secret?.length ?? 0) > MOST_SECRET) throw usageFault('The secret is too long.')
  const row = {
    name,
    url: url.href,
    sealed: secret === undefined ? null : sealSecret(await secrets(), secret),
    made_by: author.name,
    made_at: now().toISOString(),
  }
  if (!(await addWebhook(db, row))) throw commandFault(`There is a webhook "${name}" already.`)
  io.out(`Each publish is sent to ${url.href} from now on.`)
}

async function list(_: CommandInput, context: CommandContext): Promise<undefined> {
  const lines = await toWebhookLines(context)
  if (lines.length === 0) context.io.out('There are no webhooks.')
  for (const line of lines) context.io.out(line)
}

/** Also for `status`: the last publish sent to each, and the reason of a failure. */
export async function toWebhookLines({
  db,
  now,
}: Pick<CommandContext, 'db' | 'now'>): Promise<string[]> {
  const rows = await webhookRows(db)
  if (rows.length === 0) return []
  const waiting = await waitingPublishes(db, sendableSince(now()))
  return rows.flatMap(({ name, url, told_at, tries, failure, failed_at, retry_at }) => {
    const count = waiting.get(name) ?? 0
    const sent = told_at === null ? 'nothing sent yet' : `last sent ${told_at}`
    const line = `${name}: ${url}; ${sent}${count === 0 ? '' : `; ${count} publishes waiting`}`
    if (failure === null) return [line]
    return [line, toFailureLine({ tries, failed_at, retry_at }, failure)]
  })
}

async function test(input: CommandInput, context: CommandContext): Promise<undefined> {
  const { db, io, siteUrl, privateHosts, secrets } = context
  const row = await findWebhook(db, word(input, 1))
  if (!row) throw commandFault(`There is no webhook "${word(input, 1)}". "webhook list" shows all.`)
  const secret = row.sealed === null ? null : openSecret(await secrets(), row)
  const url = new URL(row.url)
  const message = { body: toTestBody({ siteUrl, secret }), secret, id: `${row.name}-test` }
  try {
    const status = await sendWebhook(url, message, createWebhookFetch(url, privateHosts))
    io.out(`${row.url} accepted it with status ${status}.`)
  } catch (error) {
    throw commandFault(`${row.url} did not accept it: ${toReason(error)}.`)
  }
}

async function remove(input: CommandInput, { db, io }: CommandContext): Promise<undefined> {
  const name = word(input, 1)
  if (!(await removeWebhook(db, name))) {
    throw commandFault(`There is no webhook "${name}". "webhook list" shows all.`)
  }
  io.out(`Removed the webhook "${name}".`)
}
