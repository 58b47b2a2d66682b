import type { CommandIo } from './command.ts'

const TERMINAL_MS = 100
const LINE_MS = 3000

/** Shows progress: one changing line on a terminal, otherwise a line every few seconds. */
export function createProgress(io: CommandIo, what: string) {
  const every = io.isTerminal ? TERMINAL_MS : LINE_MS
  let last = performance.now()
  let shown = false

  return {
    update(count: number, total?: number): void {
      if (performance.now() - last < every) return
      last = performance.now()
      shown = true
      const of = total === undefined ? '' : ` of ${total.toLocaleString('en-SG')}`
      const text = `${count.toLocaleString('en-SG')}${of} ${what}`
      io.err(io.isTerminal ? `\r${text}` : `${text}\n`)
    },
    /** Ends the line. */
    end(): void {
      if (shown && io.isTerminal) io.err('\n')
    },
  }
}
