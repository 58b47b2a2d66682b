import { useEffect } from 'react'
import type { Landing } from '#deals/landing.ts'
import * as paths from '#lib/paths.ts'
import { useVisitor } from '#ui/visitor.ts'
import type { WayBack } from './way-back.ts'

type Visited = Pick<Landing, 'uid' | 'title' | 'partnerId'>

/**
 * Stores on the device which partner the visitor came from last, and in the history how deals lead back. Only when the
 * page is opened or shown again: otherwise two tabs with two partners would overwrite each other for ever.
 */
export function useVisitOf(landing: Visited | null): void {
  const { setPartnerId } = useVisitor().actions
  const { uid = '', title = '', partnerId = null } = landing ?? {}
  useEffect(() => {
    if (partnerId) setPartnerId(partnerId)
  }, [partnerId, setPartnerId])
  useEffect(() => {
    if (!uid) return
    const state: WayBack = { wayBack: { name: `Back to ${title}`, href: paths.landing(uid) } }
    window.navigation?.updateCurrentEntry({ state })
  }, [uid, title])
}
