import { findEndpoint } from '../import/endpoint/to-endpoint.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  textOption,
  usageFault,
  word,
} from './command.ts'
import { importEndpoint } from './import-endpoint.ts'
import { importPath } from './import-path.ts'
import { findReason, whyOption } from './why-option.ts'

export const importCommand: Command = {
  summary: 'Publish a folder, JSON/NDJSON of documents, or a whole repository from its API.',
  usage: [
    'import PATH              add and change; publishes all of it or nothing',
    'import PATH --prune      also remove what PATH does not have',
    'import PATH --dry-run    check everything and say what would change',
    'import PATH --release NAME    put the changes into a release instead',
    'import PATH --why TEXT   for the history',
    'import https://NAME.prismic.io [--token TOKEN]    from any endpoint of the content API; start',
    '                         it again after an interruption. The token also shows releases',
    'import https://… --types-token TOKEN [--types-endpoint URL]    with custom types and slices',
    'import https://… --leave-pictures    pictures stay where they are',
  ],
  options: {
    prune: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    release: { type: 'string' },
    token: { type: 'string' },
    'types-token': { type: 'string' },
    'types-endpoint': { type: 'string' },
    'leave-pictures': { type: 'boolean' },
    ...whyOption,
  },
  words: { min: 1, max: 1 },
  run(input, context) {
    const flags = {
      prune: input.values.prune === true,
      dryRun: input.values['dry-run'] === true,
      release: textOption(input, 'release'),
      why: findReason(input),
    }
    const endpoint = findEndpoint(word(input, 0))
    return endpoint
      ? importEndpoint(endpoint, context, { ...flags, ...endpointFlags(input) })
      : importFile(input, context, flags)
  },
}

const OF_ENDPOINTS = ['token', 'types-token', 'types-endpoint', 'leave-pictures']

function importFile(
  input: CommandInput,
  context: CommandContext,
  flags: Parameters<typeof importPath>[2],
): Promise<number> {
  const wrong = OF_ENDPOINTS.find((name) => input.values[name] !== undefined)
  if (wrong !== undefined) throw usageFault(`--${wrong} is for https://… alone.`)
  return importPath(word(input, 0), context, flags)
}

function endpointFlags(input: CommandInput) {
  const typesEndpoint = textOption(input, 'types-endpoint')
  if (typesEndpoint !== undefined && !URL.canParse(typesEndpoint)) {
    throw usageFault(`--types-endpoint "${typesEndpoint}" must be an address.`)
  }
  return {
    token: textOption(input, 'token') ?? null,
    typesToken: textOption(input, 'types-token') ?? null,
    typesEndpoint: typesEndpoint === undefined ? null : new URL(typesEndpoint),
    leavePictures: input.values['leave-pictures'] === true,
  }
}
