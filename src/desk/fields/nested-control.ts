import { type ComponentType, createContext, use } from 'react'
import type { FieldProps } from './field-props.ts'

/** The control for fields inside groups and slices. `FieldControl` provides itself: it knows every kind, they know none. */
export const NestedControl = createContext<ComponentType<FieldProps> | null>(null)

export function useNestedControl(): ComponentType<FieldProps> {
  const control = use(NestedControl)
  if (!control) throw new Error('desk: a group is used outside a field')
  return control
}
