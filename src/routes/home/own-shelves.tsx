import { useEffect, useRef, useState } from 'react'
import type { DealSummary } from '#deals/deal-summary.ts'
import * as paths from '#lib/paths.ts'
import { ownKeys, storageKeys } from '#lib/storage-keys.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { storedText, storeText } from '#ui/device-storage.ts'
import { QuietButton } from '#ui/quiet-button.tsx'
import { useVisitor } from '#ui/visitor.ts'
import type { DealsPayload } from '../deals/payload.ts'
import { filteredPath } from '../filters/filters.ts'
import { findPayload } from '../follow/find-payload.ts'
import { followedDeals, newFirst } from '../follow/followed-deals.ts'
import type { ProfilePayload } from '../profile/payload.ts'

/** One row on a wide screen. */
const SHELF = 4

type Own = { followed: DealSummary[]; near: DealsPayload | null }

/** Shelves with new deals from followed brands, and with deals near the place that the visitor last viewed. */
export function OwnShelves() {
  const { state, lastVisit } = useVisitor()
  const [own, setOwn] = useState<Own | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const uids = (state.followingArray || []).join(' ')
  useEffect(() => {
    const given = new AbortController()
    void loadOwn(uids.split(' '), given.signal).then((found) => {
      if (!given.signal.aborted) setOwn(found)
    })
    return () => given.abort()
  }, [uids])
  const hasCome = own !== null
  useEffect(() => (hasCome && place.current ? keepHeight(place.current) : undefined), [hasCome])
  if (!own) return null
  return (
    <div ref={place}>
      {own.followed.length > 0 && <FollowedShelf deals={own.followed} lastVisit={lastVisit} />}
      {own.near && <NearShelf list={own.near} onForget={() => setOwn({ ...own, near: null })} />}
    </div>
  )
}

async function loadOwn(followed: readonly string[], signal: AbortSignal): Promise<Own> {
  const area = storedText(ownKeys.area)
  const [profile, near] = await Promise.all([
    findPayload<ProfilePayload>(paths.profile, signal),
    area ? findPayload<DealsPayload>(nearPath(area), signal) : null,
  ])
  const brands = (profile?.brands ?? []).filter(({ uid }) => followed.includes(uid))
  return {
    followed: await followedDeals(brands, signal),
    near: near?.near?.isKnown && near.deals.length > 0 ? near : null,
  }
}

function nearPath(near: string): string {
  return filteredPath(paths.deals, { filters: { near, sort: 'near' } })
}

type FollowedShelfProps = { deals: DealSummary[]; lastVisit: number | null }

function FollowedShelf({ deals, lastVisit }: FollowedShelfProps) {
  const count = deals.filter(({ begunAt }) => lastVisit !== null && begunAt > lastVisit).length
  const note = `${count === 0 ? 'Nothing' : count} new since your last visit.`
  return (
    <DealShelf
      heading="From brands you follow"
      deals={newFirst(deals, lastVisit).slice(0, SHELF)}
      {...(lastVisit !== null && { note })}
      moreHref={`${paths.profile}#brands`}
      moreText="All brands you follow"
    />
  )
}

type NearShelfProps = { list: DealsPayload; onForget: () => void }

function NearShelf({ list: { near, deals }, onForget }: NearShelfProps) {
  if (!near) return null
  const forget = () => {
    storeText(ownKeys.area, null)
    onForget()
  }
  return (
    <>
      <DealShelf
        heading={`Near ${near.typed}`}
        note={`${upperFirst(near.text)}.`}
        deals={deals.slice(0, SHELF)}
        moreHref={nearPath(near.typed)}
        moreText="All deals near here"
      />
      <QuietButton onClick={forget}>Forget this place</QuietButton>
    </>
  )
}

/**
 * Remembers the height, so that the next visit reserves it and nothing moves when the shelves appear. The height
 * changes with the fonts, the text size and a place that is forgotten.
 */
function keepHeight(shelves: HTMLElement): () => void {
  document.documentElement.style.removeProperty('--own-shelves')
  const observer = new ResizeObserver(() => {
    // A page that is being left has no height.
    if (!shelves.checkVisibility()) return
    storeText(storageKeys.shelves, `${innerWidth} ${shelves.offsetHeight}`)
  })
  observer.observe(shelves)
  return () => observer.disconnect()
}
