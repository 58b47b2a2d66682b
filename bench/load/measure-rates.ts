import { measureLoad } from '../measure-load.ts'
import { canPin } from './cores.ts'

/** Requests per second of each URL, a value for each round, measured in turn. */
export async function measureRates<Urls extends Record<string, string>>(
  urls: Urls,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ [Name in keyof Urls]: number[] }> {
  const rates = Object.entries(urls).map(([name, url]) => ({ name, url, values: [] as number[] }))
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const { url, values } of rates) {
      const rate = await measureLoad(url, { seconds, pin: canPin() })
      if (round > 0) values.push(rate)
    }
  }
  return Object.fromEntries(rates.map(({ name, values }) => [name, values])) as {
    [Name in keyof Urls]: number[]
  }
}

/** In percent, round by round. */
export function percentOf(rates: readonly number[], reference: readonly number[]): number[] {
  return rates.map((rate, round) => (rate / (reference[round] ?? 1)) * 100)
}
