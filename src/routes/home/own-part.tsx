import { type ComponentType, useEffect, useState } from 'react'
import { ownKeys, storageKeys } from '#lib/storage-keys.ts'
import { storedText, storeText } from '#ui/device-storage.ts'
import { nobody, useVisitor } from '#ui/visitor.ts'
import styles from './page.module.css'

/** The place of the visitor's own shelves. Their code loads only if there is something to show. */
export function OwnPart() {
  const { state } = useVisitor()
  const isKnown = state !== nobody.state
  const follows = state.followingArray ? state.followingArray.length > 0 : false
  const [Shelves, setShelves] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isKnown) return
    if (!(follows || storedText(ownKeys.area))) return giveRoomBack()
    import('./own-shelves.tsx').then(({ OwnShelves }) => setShelves(() => OwnShelves), giveRoomBack)
  }, [isKnown, follows])
  return <div className={styles.own}>{Shelves && <Shelves />}</div>
}

/** Releases the space that was reserved for shelves that no longer exist. */
function giveRoomBack(): void {
  document.documentElement.style.removeProperty('--own-shelves')
  storeText(storageKeys.shelves, null)
}
