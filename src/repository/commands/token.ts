import { endWriteToken, writeTokenRows } from '#db/write-tokens.ts'
import { makeWriteToken, type WriteScope, writeScopes } from '../writing/write-token.ts'
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
import { toActionRun } from './to-action-run.ts'

export const tokenCommand: Command = {
  summary: 'Tokens for tools that write by API.',
  usage: [
    'token make NAME --may assets,migration,types    prints the token, once',
    'token list',
    'token end NAME              refuses it from now on',
  ],
  options: { may: { type: 'string' } },
  words: { min: 1, max: 2 },
  run: toActionRun({
    make: { words: { min: 2, max: 2 }, run: make },
    list: { words: { min: 1, max: 1 }, run: list },
    end: { words: { min: 2, max: 2 }, run: end },
  }),
}

async function make(input: CommandInput, context: CommandContext): Promise<undefined> {
  const { db, io, author, now } = context
  const name = word(input, 1)
  checkName(name, 'a token')
  const scopes = findScopes(input)
  const token = await makeWriteToken(db, { name, scopes, madeBy: author.name, now: now() })
  if (token === null) {
    throw commandFault(`A token "${name}" exists or has ended. Choose a new name for the history.`)
  }
  io.err(`The token "${name}" may write: ${scopes.join(', ')}. It is shown only now.\n`)
  io.out(token)
}

function findScopes(input: CommandInput): WriteScope[] {
  const words = (textOption(input, 'may') ?? '').split(',').map((scope) => scope.trim())
  const scopes = writeScopes.filter((scope) => words.includes(scope))
  const unknown = words.filter((scope) => !writeScopes.some((known) => known === scope))
  if (unknown.length === 0) return scopes
  throw usageFault(`--may takes ${writeScopes.join(', ')}, with commas between them.`)
}

async function list(_: CommandInput, { db, io }: CommandContext): Promise<undefined> {
  const rows = await writeTokenRows(db)
  if (rows.length === 0) io.out('There are no tokens.')
  for (const { name, scopes, made_at, made_by, ended_at } of rows) {
    const may = (JSON.parse(scopes) as string[]).join(', ')
    const state = ended_at === null ? '' : `; ended ${ended_at}`
    io.out(`${name}: ${may}; made ${made_at} by ${made_by ?? 'somebody'}${state}`)
  }
}

async function end(input: CommandInput, { db, io, now }: CommandContext): Promise<undefined> {
  const name = word(input, 1)
  if (!(await endWriteToken(db, name, now()))) {
    throw commandFault(`No token "${name}" is in use. "token list" shows all.`)
  }
  io.out(`The token "${name}" has ended.`)
}
