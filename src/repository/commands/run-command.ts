import { parseArgs } from 'node:util'
import { isAppError } from '#lib/node/app-error.ts'
import { isReleaseFault } from '../publish/release-fault.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandIo,
  checkWords,
  usageFault,
} from './command.ts'
import { commands } from './commands.ts'

const USAGE = 2
const FAILED = 1

/** `open` connects to the database. Help and usage errors do not need it. */
type OpenContext = () => Promise<CommandContext & AsyncDisposable>

type Commands = Readonly<Record<string, Command>>

/** Runs `npm run content -- …`. Resolves to the exit code: 1 for a failure, 2 for wrong usage. */
export const runCommand = createCommandRunner(commands)

/** The same with other commands than those of this folder. */
export function createCommandRunner(known: Commands) {
  const find = (name: string) => (Object.hasOwn(known, name) ? known[name] : undefined)

  return async (args: readonly string[], io: CommandIo, open: OpenContext): Promise<number> => {
    const [name = 'help', ...rest] = args
    if (['help', '--help', '-h'].includes(name)) {
      io.out(helpText(known, find(rest[0] ?? '')))
      return 0
    }
    const command = find(name)
    if (!command) {
      io.err(`There is no command "${name}".\n\n${helpText(known)}\n`)
      return USAGE
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      io.out(helpText(known, command))
      return 0
    }
    try {
      const input = parse(command, rest)
      checkWords(input, command.words)
      await using context = await open()
      return (await command.run(input, context)) ?? 0
    } catch (error) {
      return tell(error as Error, helpText(known, command), io)
    }
  }
}

function parse(command: Command, args: string[]): CommandInput {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: command.options,
      allowPositionals: true,
    })
    return { positionals, values: values as CommandInput['values'] }
  } catch (error) {
    throw usageFault((error as Error).message)
  }
}

function tell(error: Error, help: string, io: CommandIo): number {
  if (error.name === 'UsageFault') {
    io.err(`${error.message}\n\n${help}\n`)
    return USAGE
  }
  // Anything else is a bug or a system failure, where the stack trace helps.
  const isRefusal = error.name === 'CommandFault' || isAppError(error) || isReleaseFault(error)
  io.err(`${isRefusal ? error.message : (error.stack ?? error.message)}\n`)
  return FAILED
}

function helpText(known: Commands, command?: Command): string {
  if (command) {
    return [
      command.summary,
      '',
      ...command.usage.map((line) => `  npm run content -- ${line}`),
    ].join('\n')
  }
  const width = Math.max(...Object.keys(known).map(({ length }) => length))
  const lines = Object.entries(known).map(
    ([key, { summary }]) => `  ${key.padEnd(width)}  ${summary}`,
  )
  return [
    'npm run content -- COMMAND: manages what is on the site.',
    '',
    ...lines,
    '',
    '"npm run content -- help COMMAND" shows how to use one. The settings name the database',
    '(DATA_DIR, DATABASE_URL). The site can keep running.',
  ].join('\n')
}
