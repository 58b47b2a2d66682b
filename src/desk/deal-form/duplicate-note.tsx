import { useState } from 'react'
import { Link } from '../link.tsx'
import { Button } from '../shell/button.tsx'
import type { SimilarDeal } from '../wire/documents.ts'

/** Live deals that might be the same offer. */
export function DuplicateNote({ similar }: { similar: readonly SimilarDeal[] }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [closest] = similar.filter(({ id }) => !dismissed.includes(id))
  if (!closest) return null
  const { id, title, thumb, same, other } = closest
  return (
    <div className="dup" role="status">
      {thumb && <img className="thumb" src={thumb} alt="" />}
      <div className="grow">
        <b className="sm">Closest live deal: {title}</b>
        <p className="meta">
          {same.length > 0 && `Same ${same.join(', ')}. `}
          {other.length > 0 && `Other ${other.join(', ')}.`}
        </p>
      </div>
      <span className="bs">
        <Link className="b bare" to={`/deals/${id}`} target="_blank">
          Open
        </Link>
        <Button onClick={() => setDismissed([...dismissed, id])}>Not the same</Button>
      </span>
    </div>
  )
}
