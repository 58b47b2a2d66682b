import { expect, test } from 'vitest'
import type { KeptBuild } from './find-kept-builds.ts'
import { KEPT, removableBuilds } from './removable-builds.ts'

const NOW = Date.UTC(2026, 10, 16)
const MB = 1024 * 1024

test('one a day for three weeks: those of the last seven days stay', () => {
  const builds = Array.from({ length: 21 }, (_, days) => kept({ days, bytes: 2 * MB }))

  expect(ages(removableBuilds(builds, { now: NOW }))).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 8),
  )
})

test('one a month: the current build and two before it stay', () => {
  const builds = [0, 30, 60, 90].map((days) => kept({ days, bytes: 2 * MB }))

  expect(ages(removableBuilds(builds, { now: NOW }))).toEqual([90])
})

test('too many bytes remove the oldest builds, but never the last three', () => {
  const third = KEPT.bytes / 3
  const small = [0, 1, 2, 3, 4].map((days) => kept({ days, bytes: third / 2 }))
  const mixed = [0, 1, 2, 3, 4, 5].map((days) => kept({ days, bytes: days < 4 ? third : 1 }))
  const huge = [0, 1, 2, 3].map((days) => kept({ days, bytes: KEPT.bytes * 2 }))

  expect(removableBuilds(small, { now: NOW })).toEqual([])
  expect(ages(removableBuilds(mixed, { now: NOW }))).toEqual([3, 4, 5])
  expect(ages(removableBuilds(huge, { now: NOW }))).toEqual([3])
})

function kept({ days, bytes }: { days: number; bytes: number }): KeptBuild {
  const list = { id: `before-${days}`, timestamp: 0, files: {} }
  return { folder: '', list, version: '', bytes, servedAt: NOW - days * 24 * 60 * 60_000 }
}

function ages(builds: readonly KeptBuild[]): number[] {
  return builds.map(({ list }) => Number(list.id.slice('before-'.length)))
}
