import { functionsUrl } from '#lib/functions-url.ts'
import { SHELL_BLOCK, type ShellInfo } from '#routes/page-envelope.ts'

/** The URL of functions, from the document. */
export function functionsAddress(): string {
  const shell = document.getElementById(SHELL_BLOCK)?.textContent ?? '{}'
  return functionsUrl((JSON.parse(shell) as Partial<ShellInfo>).functionsEndpoint ?? null)
}
