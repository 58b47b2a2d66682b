import { type FocusEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '../drafts/use-draft.ts'
import type { DeskFinding } from '../wire/documents.ts'
import { focusFirstFinding } from './focus-first-finding.ts'
import { shownFindings } from './shown-findings.ts'

/** The findings beside fields: those of a new deal wait for their fields, or until somebody asks for them or tries to publish. */
export function useShownFindings(findings: readonly DeskFinding[], isNew: boolean) {
  const store = useStore()
  const [start] = useState(() => store.document()?.data ?? {})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isWaiting, setWaiting] = useState(isNew)
  const now = store.document()?.data ?? {}
  return {
    shown: isWaiting ? shownFindings(findings, { start, now, left }) : findings,
    onBlur({ target, relatedTarget }: FocusEvent): void {
      const field = target.closest<HTMLElement>('[data-field]')
      if (!field || field.contains(relatedTarget)) return
      const name = field.dataset.field ?? ''
      if (isWaiting && !left.has(name)) setLeft(new Set(left).add(name))
    },
    /** Shows all of them, and goes to the first. */
    goToFirst(): void {
      flushSync(() => setWaiting(false))
      focusFirstFinding()
    },
  }
}
