import type { Outcome } from './run-fault.ts'

const VERDICT = /\s(kept|MISSED): at (most|least) \S+$/

/** One line for each promise. A fault that crashed or reported nothing counts as missed. */
export function summarise(outcomes: readonly Outcome[]): { text: string; missed: number } {
  const lines = outcomes.flatMap(promisesOf)
  const missed = lines.filter((line) => line.startsWith('MISSED')).length
  const total = `${lines.length - missed} of ${lines.length} promises kept, ${missed} missed`
  return { text: [...lines, total].join('\n'), missed }
}

function promisesOf({ name, lines, code }: Outcome): string[] {
  const told = lines.flatMap((line) => {
    const verdict = VERDICT.exec(line)?.[1]
    return verdict ? [`${verdict.padEnd(6)} ${name.padEnd(16)} ${line.replace(/\s+/g, ' ')}`] : []
  })
  const isTold = told.some((line) => line.startsWith('MISSED')) || (code === 0 && told.length > 0)
  if (isTold) return told
  const why = told.length === 0 && code === 0 ? 'it promised nothing' : `it ended with ${code}`
  return [...told, `MISSED ${name.padEnd(16)} ${why}`]
}
