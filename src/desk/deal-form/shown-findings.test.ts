import { expect, test } from 'vitest'
import type { DeskFinding } from '../wire/documents.ts'
import { shownFindings } from './shown-findings.ts'

const finding = (path: string | null): DeskFinding => ({
  rule: 'r',
  severity: 'stops',
  path,
  message: 'is missing',
  advice: '',
})

test('a finding waits until its field was left or has another value than the form began with', () => {
  const findings = ['title', 'summary', 'outlets[0].name', 'starts_on', null].map(finding)
  const start = { starts_on: '2026-11-18' }
  const now = { ...start, brand: 'b', outlets: [{ name: '' }] }

  const shown = shownFindings(findings, { start, now, left: new Set(['title']) })

  expect(shown.map(({ path }) => path)).toEqual(['title', 'outlets[0].name', null])
})
