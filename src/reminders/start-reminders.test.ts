import { afterEach, expect, test, vi } from 'vitest'
import { startReminders } from './start-reminders.ts'

afterEach(() => {
  vi.useRealTimers()
})

const AHEAD_MS = 60 * 24 * 3_600_000

/** When rounds were made, by the clock of Singapore. `answers` are those of the first rounds; the rest is complete. */
async function roundsBetween(from: string, to: string, answers: (boolean | Error)[] = []) {
  vi.useFakeTimers({ now: new Date(`${from}+08:00`) })
  const { rounds, problems, stop } = start(answers)
  await vi.advanceTimersByTimeAsync(Date.parse(`${to}+08:00`) - Date.now())
  await stop()
  return { rounds, problems }
}

function start(answers: (boolean | Error)[] = [], isClockSteady = () => true) {
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
    isClockSteady,
    onError: (error) => problems.push(error),
  })
  return { rounds, problems, stop }
}

test('a round is made once a day, at nine', async () => {
  const { rounds } = await roundsBetween('2026-11-15T00:00:00', '2026-11-17T23:59:59')

  expect(rounds).toEqual(['2026-11-15T09:00', '2026-11-16T09:00', '2026-11-17T09:00'])
})

test('a process that starts late runs the day’s round, but not at night', async () => {
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

test('no reminder is sent while the clock is in doubt', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:59:00+08:00') })
  let isSteady = false
  const { rounds, stop } = start([], () => isSteady)

  await vi.advanceTimersByTimeAsync(3_600_000)
  isSteady = true
  await vi.advanceTimersByTimeAsync(60_000)
  await stop()

  expect(rounds).toEqual(['2026-11-15T10:00'])
})

test('a clock that was ahead during a round does not prevent later rounds', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:59:00+08:00').getTime() + AHEAD_MS })
  const { rounds, stop } = start([false])
  await vi.advanceTimersByTimeAsync(60_000)

  vi.setSystemTime(new Date('2026-11-15T09:01:00+08:00'))
  await vi.advanceTimersByTimeAsync(60_000)
  await stop()

  expect(rounds).toEqual(['2027-01-14T09:00', '2026-11-15T09:02'])
})
