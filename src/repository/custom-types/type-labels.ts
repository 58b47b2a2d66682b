import type { Database } from '#db/database.ts'
import { storedCustomTypes } from './stored-custom-types.ts'

/** Labels of types by their ids at a ref. Read once per publish. */
export type TypeLabels = (ref: string | null) => Promise<ReadonlyMap<string, string>>

export function createTypeLabels(db: Database): TypeLabels {
  let knownRef: string | null | undefined
  let labels: ReadonlyMap<string, string> = new Map()
  return async (ref) => {
    if (ref !== knownRef) {
      const { types } = await storedCustomTypes(db)
      labels = new Map([...types.values()].map(({ id, label }) => [id, label ?? id]))
      knownRef = ref
    }
    return labels
  }
}
