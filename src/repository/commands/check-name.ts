import { usageFault } from './command.ts'

/** Names are in the history, in logs and on the command line. */
const NAME = /^[a-z0-9][\w.-]{0,63}$/i

/** `thing` is what gets the name, as in "a token". */
export function checkName(name: string, thing: string): void {
  if (!NAME.test(name))
    throw usageFault(`"${name}" cannot name ${thing}. Use letters, digits, and . _ -`)
}
