import { dealStatus } from '#deals/deal-time.ts'
import { formatDay, singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import button from '#ui/button.module.css'
import { type SavedDeal, type SavedDeals, useVisitor } from '#ui/visitor.ts'
import styles from './saved-list.module.css'

type SavedListProps = { saved: SavedDeals; onRemove: (title: string) => void }

/**
 * Rendered in the browser alone, since the server has no visitor: the one place where a page may ask
 * the device for the day. A saved deal must be right without signal, too.
 */
export function SavedList({ saved, onRemove }: SavedListProps) {
  const { actions } = useVisitor()
  const today = singaporeDay(new Date())
  const remove = (id: string) => {
    const { [id]: removed, ...others } = saved
    actions.setFavDeals(others)
    if (removed) onRemove(removed.title)
  }
  return (
    <ul className={styles.list}>
      {Object.entries(saved)
        .toSorted(([, a], [, b]) => compareSaved(a, b, today))
        .map(([id, deal]) => (
          <li key={id} data-ended={hasEnded(deal, today)}>
            <div>
              <p>{deal.brand}</p>
              <h3>
                <a href={deal.path}>{deal.title}</a>
              </h3>
              <p>{endText(deal, today)}</p>
              {deal.code && !hasEnded(deal, today) && (
                <p>
                  Code <code>{deal.code}</code>
                </p>
              )}
            </div>
            <button
              type="button"
              className={button.button}
              data-look="quiet"
              onClick={() => remove(id)}
            >
              Remove<span className="sr">: {deal.title}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}

function hasEnded({ endsOn }: SavedDeal, today: string): boolean {
  return dealStatus({ startsOn: null, endsOn }, startOfDay(today)) === 'ended'
}

function endText(deal: SavedDeal, today: string): string {
  if (deal.endsOn === null) return `${deal.badge}. While stocks last`
  if (hasEnded(deal, today)) return `Ended on ${formatDay(deal.endsOn)}`
  return `${deal.badge}. ${deal.endsOn === today ? 'Ends today' : `Ends on ${formatDay(deal.endsOn)}`}`
}

/** Soonest end first, those without one after them, ended ones last. */
function compareSaved(a: SavedDeal, b: SavedDeal, today: string): number {
  const order = (deal: SavedDeal) =>
    `${hasEnded(deal, today) ? 1 : 0}${deal.endsOn ?? '9999-12-31'}`
  return order(a).localeCompare(order(b))
}
