import { afterEach, expect, test, vi } from 'vitest'
import { startReminders } from './start-reminders.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** When rounds were made, by the clock of Singapore. `answers` are those of the first rounds; the rest is complete. */
async function roundsBetween(from: string, to: string, answers: (boolean | Error)[] = []) {
  vi.useFakeTimers({ now: new Date(`${from}+08:00`) })
  const rounds: string[] = []
  const problems: unknown[] = []
  const stop = startReminders({
    reminders: {
      async round() {
        rounds.push(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16))
        const answer = answers.shift() ?? true
        if (answer instanceof Error) throw answer
        return answer
      },
      stop() {},
    },
    now: () => new Date(),
    onError: (error) => problems.push(error),
  })
  await vi.advanceTimersByTimeAsync(Date.parse(`${to}+08:00`) - Date.now())
  await stop()
  return { rounds, problems }
}

test('a round is made once a day, at nine', async () => {
  const { rounds } = await roundsBetween('2026-11-15T00:00:00', '2026-11-17T23:59:59')

  expect(rounds).toEqual(['2026-11-15T09:00', '2026-11-16T09:00', '2026-11-17T09:00'])
})

test('a process that starts later in the day makes up for it, but not at night', async () => {
  const noon = await roundsBetween('2026-11-15T12:00:00', '2026-11-15T23:59:59')
  const night = await roundsBetween('2026-11-15T21:00:00', '2026-11-16T08:59:59')

  expect(noon.rounds).toEqual(['2026-11-15T12:01'])
  expect(night.rounds).toEqual([])
})

test('a round that was not complete, or failed, is made again after a quarter of an hour', async () => {
  const answers = [false, new Error('the database is away')]
  const { rounds, problems } = await roundsBetween(
    '2026-11-15T08:59:00',
    '2026-11-15T20:00:00',
    answers,
  )

  expect(rounds).toEqual(['2026-11-15T09:00', '2026-11-15T09:15', '2026-11-15T09:30'])
  expect(problems).toEqual([new Error('the database is away')])
})
