import { percentile } from './report.ts'
import { tellApart } from './tell-apart.ts'

/** The significance level. Four rounds are the fewest that can reach it. */
const MOST_CHANCE = 0.05

type Samples = { old: readonly number[]; new: readonly number[] }
type Better = 'lower' | 'higher'

/** One line: both medians, their ratio, and whether the new one is better, worse or the same. */
export function reportChange(what: string, samples: Samples, better: Better): void {
  const [before, after] = [percentile(samples.old, 50), percentile(samples.new, 50)]
  const ratio = before === after ? 1 : after / before
  const figures = [show(before), show(after), ratio.toFixed(3)]
  const verdict = changeOf(samples, better)
  console.log(what.padEnd(40), ...figures.map((figure) => figure.padStart(8)), verdict)
  if (verdict === 'WORSE') process.exitCode = 1
}

export function changeOf(samples: Samples, better: Better): 'better' | 'same' | 'WORSE' {
  const { auc, p } = tellApart(samples.new, samples.old)
  if (p > MOST_CHANCE) return 'same'
  return auc > 0.5 === (better === 'higher') ? 'better' : 'WORSE'
}

function show(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en')
  return value.toFixed(value < 1 ? 3 : 0)
}
