import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useDesk } from '../shell/desk-context.ts'
import type { Path, WrittenDocument } from '../wire/documents.ts'
import type { DraftStatus } from './draft-status.ts'
import type { DraftStore } from './draft-store.ts'
import { createEditedValue } from './edited-value.ts'
import { beginDraft, type DraftToOpen, type OpenDraft, openDraft } from './open-draft.ts'
import { readPlace } from './place.ts'

export const DraftContext = createContext<DraftStore | null>(null)

/** The draft around this part. */
export function useStore(): DraftStore {
  const store = use(DraftContext)
  if (!store) throw new Error('desk: this part is used outside a draft')
  return store
}

/** The value at a path, and how to change it: see `set` of the store. */
export function useField<Value>(path: Path): [Value, (value: Value, from?: Value) => void] {
  const store = useStore()
  const value = useSyncExternalStore(store.subscribe, () => store.get(path)) as Value
  const key = path.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is new with each rendering, its steps are not.
  const set = useCallback((next: Value, from?: Value) => store.set(path, next, from), [store, key])
  return [value, set]
}

/** The value at a path, for an editor that shows by itself what is typed in it: see `edited-value.ts`. */
export function useEditedField<Value>(path: Path) {
  const store = useStore()
  const key = path.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is new with each rendering, its steps are not.
  const edited = useMemo(() => createEditedValue<Value>(store, path), [store, key])
  const { value } = useSyncExternalStore(edited.subscribe, edited.read)
  return [value, edited.edit] as const
}

/** The whole document as it is shown. */
export function useDocument(): WrittenDocument | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.document)
}

/** A part of the status. A component that shows it is drawn again only if that part changes, not during each save. */
export function useStatusOf<Part>(partOf: (status: DraftStatus) => Part): Part {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => partOf(store.status()))
}

/** Colleagues who are in a field of the document. */
export function usePlaces() {
  const presence = useStatusOf((status) => status.presence)
  return useMemo(
    () =>
      presence.flatMap(({ at, ...person }) => {
        const place = readPlace(at)
        return place ? [{ ...person, place }] : []
      }),
    [presence],
  )
}

export type DraftOpening =
  | { state: 'opening' }
  | { state: 'open'; draft: OpenDraft }
  | { state: 'failed'; error: unknown }

type DraftToUse = Omit<DraftToOpen, 'id' | 'person'> & {
  /** Its address stays after the first save, so the server may have it by now. */
  mayBeSaved?: boolean
}

/** Opens a draft for as long as the part is shown. */
export function useDraft(
  id: string,
  { release = null, fresh = null, mayBeSaved = fresh === null }: DraftToUse,
): DraftOpening {
  const { id: person } = useDesk().me
  const [opening, setOpening] = useState<DraftOpening>({ state: 'opening' })
  // Runs before the browser paints, so that a new document is there at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a new document begins with counts once.
  useLayoutEffect(() => {
    let isGone = false
    let draft: OpenDraft | null = null
    const wanted = { id, person, release, fresh }
    function show(opened: OpenDraft): void {
      draft = opened
      if (isGone) opened.close()
      else setOpening({ state: 'open', draft: opened })
    }
    if (mayBeSaved) {
      openDraft(wanted).then(show, (error) => {
        if (!isGone) setOpening({ state: 'failed', error })
      })
    } else show(beginDraft(wanted, null))
    return () => {
      isGone = true
      draft?.close()
    }
  }, [id, person, release])
  return opening
}
