import { useEffect } from 'react'
import { useDiscussion } from './discussion-context.ts'
import { lateFieldThreads } from './late-discussion.ts'

type FieldCommentsProps = { label: string; path: readonly string[] }

/** The comments on a field. If their code did not load, the list of comments says so, once for all fields. */
export function FieldComments({ label, path }: FieldCommentsProps) {
  const state = useDiscussion()
  const { standBeside } = state ?? {}
  const key = path.join('.')
  useEffect(() => standBeside?.(key), [standBeside, key])
  const FieldThreads = lateFieldThreads.find()
  if (!state?.discussion || !FieldThreads) return null
  return <FieldThreads {...{ label, path, state }} />
}
