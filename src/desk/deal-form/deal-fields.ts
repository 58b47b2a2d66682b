import { useField } from '../drafts/use-draft.ts'
import type { DeskFinding } from '../wire/documents.ts'

export type SectionProps = { findings: readonly DeskFinding[] }

/** A field of the deal that is not a list. Clearing it removes it from the document. */
export function useFact<Value>(name: string): [Value | null, (value: Value | null) => void] {
  const [value, set] = useField<Value | undefined>(['data', name])
  return [value ?? null, (next) => set(next === null || next === '' ? undefined : next)]
}

/** A list of the deal. */
export function useRows<Row>(name: string): [readonly Row[], (rows: readonly Row[]) => void] {
  const [value, set] = useField<readonly Row[] | undefined>(['data', name])
  return [Array.isArray(value) ? value : [], set]
}
