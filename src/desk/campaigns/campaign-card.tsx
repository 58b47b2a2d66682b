import { sayTotal } from '../documents/say-total.ts'
import { Link } from '../link.tsx'
import { formatWeekdayTime } from '../shell/format-time.ts'
import type { Campaign } from '../wire/campaigns.ts'

/** A campaign on the board: what it holds, when it begins and ends, and what stops it. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { id, label, beginsAt, backAt, failure, conflicts } = campaign
  return (
    <article className="rel">
      <h3>
        <Link to={`/campaigns/${id}`}>{label}</Link>
      </h3>
      <p className="meta">{sayContent(campaign)}</p>
      <Times beginsAt={beginsAt} backAt={backAt} />
      {failure !== null && <p className="find bad">{failure}</p>}
      {conflicts.length > 0 && (
        <p className="find bad">{conflicts[0]?.place} differs from what is live.</p>
      )}
    </article>
  )
}

export function Times({ beginsAt, backAt }: Pick<Campaign, 'beginsAt' | 'backAt'>) {
  if (beginsAt === null && backAt === null) return null
  return (
    <dl className="rel__times">
      {beginsAt !== null && (
        <div>
          <dt>Begins</dt>
          <dd>{formatWeekdayTime(beginsAt)}</dd>
        </div>
      )}
      {backAt !== null && (
        <div>
          <dt>Back</dt>
          <dd>{formatWeekdayTime(backAt)}</dd>
        </div>
      )}
    </dl>
  )
}

/** `5 changes, 1 removal` */
export function sayContent({ changes, removals }: Pick<Campaign, 'changes' | 'removals'>): string {
  if (changes + removals === 0) return 'Nothing in it yet'
  const parts = [
    changes > 0 && sayTotal(changes, 'change'),
    removals > 0 && sayTotal(removals, 'removal'),
  ]
  return parts.filter(Boolean).join(', ')
}
