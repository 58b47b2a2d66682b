import { useEffect, useState } from 'react'
import button from '#ui/button.module.css'
import { Section } from '#ui/section.tsx'
import { useVisitor } from '#ui/visitor.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { Coupon } from './coupon.tsx'

/** The deals of a shared link. They are not in the visitor's list until saved. */
export function SharedList() {
  const { state, actions } = useVisitor()
  const [shared, setShared] = useState<SavedDeals | null>(null)
  useEffect(() => {
    const read = () => {
      if (!location.hash.startsWith('#list=')) return setShared(null)
      void actions
        .extras()
        .then(({ readListLink }) => readListLink(location.hash))
        .then(setShared)
    }
    read()
    // Another link may be opened in the same tab.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [actions])
  if (!shared) return null
  const saved = state.favDealsObj || {}
  const isSaved = Object.keys(shared).every((id) => Object.hasOwn(saved, id))
  return (
    <Section
      heading="Shared with you"
      note="From the link you opened. Check each deal before you go."
    >
      <div className="coupons">
        {Object.entries(shared).map(([id, deal]) => (
          <Coupon key={id} id={id} deal={deal} now={new Date()} onRemove={null} />
        ))}
      </div>
      <button
        type="button"
        className={button.button}
        disabled={isSaved}
        onClick={() => actions.setFavDeals({ ...shared, ...saved })}
      >
        {isSaved ? 'Saved' : 'Save them all'}
      </button>
    </Section>
  )
}
