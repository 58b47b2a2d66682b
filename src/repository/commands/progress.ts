import type { CommandIo } from './command.ts'

const TERMINAL_MS = 100
const LINE_MS = 3000

/** Says how far long work is: one line that changes on a terminal, else a line every few seconds. */
export function createProgress(io: CommandIo, what: string) {
  const every = io.isTerminal ? TERMINAL_MS : LINE_MS
  let last = performance.now()
  let shown = false

  return {
    update(count: number): void {
      if (performance.now() - last < every) return
      last = performance.now()
      shown = true
      const text = `${count.toLocaleString('en-SG')} ${what}`
      io.err(io.isTerminal ? `\r${text}` : `${text}\n`)
    },
    /** Leaves the line, so that what follows has one of its own. */
    end(): void {
      if (shown && io.isTerminal) io.err('\n')
    },
  }
}
