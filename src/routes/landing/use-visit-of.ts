import { useEffect } from 'react'
import { useVisitor } from '#ui/visitor.ts'

/**
 * Notes on the device which partner the visitor came by last. Only when the page is opened or shown
 * again: two tabs with two partners would else correct each other for ever.
 */
export function useVisitOf(partnerId: string | null): void {
  const { setPartnerId } = useVisitor().actions
  useEffect(() => {
    if (partnerId) setPartnerId(partnerId)
  }, [partnerId, setPartnerId])
}
