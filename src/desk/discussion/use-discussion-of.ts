import { useCallback, useEffect, useMemo, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { Colleague, Discussion } from '../wire/discussion.ts'
import type { DiscussionState } from './discussion-context.ts'
import { loadDiscussionParts } from './late-discussion.ts'

/** The comments are read again this often while the page is shown. */
const FRESH_MS = 15_000
const NOBODY: readonly Colleague[] = []

/** Reads the discussion of a document. `isThere`: somebody has saved it. */
export function useDiscussionOf(documentId: string, isThere: boolean): DiscussionState {
  const { me } = useDesk()
  const mayComment = me.capabilities.includes('comment')
  const [discussion, setDiscussion] = useState<Discussion | null>(null)
  // Nobody is mentioned before there is a document.
  const { value } = useLoaded<{ colleagues: readonly Colleague[] }>(
    mayComment && isThere ? '/colleagues' : null,
  )
  const colleagues = value?.colleagues ?? NOBODY
  const address = `/documents/${encodeURIComponent(documentId)}`

  const read = useCallback(async () => {
    try {
      const [found] = await Promise.all([
        callDesk<Discussion>('GET', `${address}/discussion`),
        loadDiscussionParts(),
      ])
      setDiscussion(found)
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
