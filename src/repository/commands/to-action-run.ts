import { type Command, checkWords, usageFault, type WordCount, word } from './command.ts'

/** What a command does when its first argument is this one, which `words` counts too. */
type Action = { words: WordCount; run: Command['run'] }

export function toActionRun(actions: Readonly<Record<string, Action>>): Command['run'] {
  return async (input, context) => {
    const name = word(input, 0)
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw usageFault(`There is no action "${name}".`)
    checkWords(input, action.words)
    return action.run(input, context)
  }
}
