import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadiness, type Probe, readinessResponse } from './readiness.ts'

test('a failing check degrades the process and keeps it in rotation', async () => {
  const told: unknown[] = []
  using readiness = createChecks({
    probes: [probe({ run: async () => 'it is broken' })],
    onChange: (...change) => told.push(change),
  })

  await readiness.probe()
  await readiness.probe()

  const answer = readinessResponse(readiness.report())
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    status: 'degraded',
    checks: { content: { ok: true }, part: { ok: false, reason: 'it is broken' } },
  })
  expect(told).toEqual([['part', 'it is broken', null]])
  expect(readiness.metrics()).toContain('lobang_check_ok{check="part"} 0')
  expect(readiness.metrics()).toContain('lobang_ready 1')
})

test('a check that never answers fails after its time-out, runs once, and delays nobody', async () => {
  let asked = 0
  const run = () => {
    asked += 1
    return new Promise<null>(() => {})
  }
  using readiness = createChecks({ probes: [probe({ run, everyMs: 5, timeoutMs: 20 })] })
  const first = readiness.report()

  while (readiness.report().status === 'ready') await delay(5)

  expect(first.status).toBe('ready')
  expect(readiness.report().checks.part).toEqual({ ok: false, reason: 'it does not answer' })
  expect(asked).toBe(1)
})

test('a check that throws logs its cause, and can hold again afterwards', async () => {
  const cause = new Error('secret host name')
  const told: unknown[] = []
  let broken = true
  using readiness = createChecks({
    probes: [
      probe({
        run: async () => {
          if (broken) throw cause
          return null
        },
      }),
    ],
    onChange: (...change) => told.push(change),
  })

  await readiness.probe()
  const failed = JSON.stringify(readiness.report())
  broken = false
  await readiness.probe()

  expect(failed).not.toContain('secret')
  expect(told).toEqual([
    ['part', 'it does not answer', cause],
    ['part', null, null],
  ])
  expect(readiness.report().status).toBe('ready')
})

test('a process with nothing to serve, or that is stopping, leaves the rotation', () => {
  using empty = createChecks({ probes: [], findNothingToServe: () => 'nothing is published' })
  using leaving = createChecks({ probes: [] })
  leaving.leave()

  expect(readinessResponse(empty.report()).status).toBe(503)
  expect(empty.report().checks.content?.reason).toBe('nothing is published')
  expect(readinessResponse(leaving.report()).status).toBe(503)
})

function createChecks(options: Partial<Parameters<typeof createReadiness>[0]>) {
  const readiness = createReadiness({
    findNothingToServe: () => null,
    probes: [],
    onChange: () => {},
    ...options,
  })
  return { ...readiness, [Symbol.dispose]: readiness.stop }
}

function probe(parts: Partial<Probe>): Probe {
  return {
    name: 'part',
    everyMs: 1_000_000,
    timeoutMs: 1_000_000,
    failure: 'it does not answer',
    run: async () => null,
    ...parts,
  }
}
