import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'
import type { Colleague, Discussion } from '../wire/discussion.ts'

export type DiscussionState = {
  documentId: string
  /** `null` until it is read, and for a document that nobody has saved yet. */
  discussion: Discussion | null
  colleagues: readonly Colleague[]
  mayComment: boolean
  /** Says or settles something. Rejects with a `DeskError`. */
  act: (path: string, body: object) => Promise<void>
  /** The fields that the page shows with their threads, as joined paths. */
  besides: ReadonlySet<string>
  /** Adds one to them. Returns what takes it out. */
  standBeside: (path: string) => () => void
}

export const DiscussionContext = createContext<DiscussionState | null>(null)

/** `null` where nobody talks, such as in a campaign. */
export function useDiscussion(): DiscussionState | null {
  return use(DiscussionContext)
}

/** What colleagues say is read again this often while the page is shown. */
const FRESH_MS = 15_000

/** Reads what is said about a document. `isThere`: somebody has saved it. */
export function useDiscussionOf(documentId: string, isThere: boolean): DiscussionState {
  const { me } = useDesk()
  const mayComment = me.capabilities.includes('comment')
  const [discussion, setDiscussion] = useState<Discussion | null>(null)
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  const address = `/documents/${encodeURIComponent(documentId)}`

  const read = useCallback(async () => {
    try {
      setDiscussion(await callDesk<Discussion>('GET', `${address}/discussion`))
    } catch (error) {
      // The form works without it, and the next reading may succeed.
      if (!(error instanceof DeskError)) throw error
    }
  }, [address])

  useEffect(() => {
    if (!isThere) return
    void read()
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), FRESH_MS)
    return () => clearInterval(timer)
  }, [read, isThere])

  useEffect(() => {
    if (!mayComment) return
    callDesk<{ colleagues: Colleague[] }>('GET', '/colleagues').then(
      (answer) => setColleagues(answer.colleagues),
      () => {},
    )
  }, [mayComment])

  const act = useCallback(
    async (path: string, body: object) => {
      setDiscussion(await callDesk<Discussion>('POST', `${address}/${path}`, body))
    },
    [address],
  )
  const [besides, setBesides] = useState<ReadonlySet<string>>(new Set())
  const standBeside = useCallback((path: string) => {
    setBesides((paths) => new Set(paths).add(path))
    return () => setBesides((paths) => new Set([...paths].filter((other) => other !== path)))
  }, [])
  return useMemo(
    () => ({ documentId, discussion, colleagues, mayComment, act, besides, standBeside }),
    [documentId, discussion, colleagues, mayComment, act, besides, standBeside],
  )
}
