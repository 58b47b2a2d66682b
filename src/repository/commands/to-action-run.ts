import { type Command, usageFault, word } from './command.ts'

/** What a command does when its first word is this one. `words` counts that word too. */
type Action = { words: { min: number; max: number }; run: Command['run'] }

/** `thing` is what is acted on, as in "a release". */
export function toActionRun(
  thing: string,
  actions: Readonly<Record<string, Action>>,
): Command['run'] {
  return async (input, context) => {
    const name = word(input, 0)
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw usageFault(`"${name}" cannot be done with ${thing}.`)
    const { length } = input.positionals
    if (length < action.words.min) throw usageFault('Something is missing.')
    if (length > action.words.max) throw usageFault('There are too many words.')
    return action.run(input, context)
  }
}
