import { type CommandInput, textOption } from './command.ts'

/** `--why TEXT` of every command that changes what is published, for the history. */
export const whyOption = { why: { type: 'string' } } as const

export function findReason(input: CommandInput): string | null {
  return textOption(input, 'why') ?? null
}
