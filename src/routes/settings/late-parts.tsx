import type { ReactNode } from 'react'
import { hasAccountCookie } from '#lib/account-cookie.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { SavedTools } from '../profile/saved-tools.tsx'
import { AccountLinks } from './account-links.tsx'
import { ForgetDevice } from './forget-device.tsx'
import css from './late-parts.css?inline'

adoptStyles(css)

export type DeviceTool = 'list' | 'forget'

type DeviceToolsProps = { what: DeviceTool; onForget: () => void }

/** Rarely used tools, loaded on demand. */
export function DeviceTools({ what, onForget }: DeviceToolsProps) {
  return what === 'list' ? <SavedTools /> : <ForgetDevice onForget={onForget} />
}

/** `undefined` if the visitor is signed out. */
export function accountLinks(): ReactNode {
  return hasAccountCookie(document.cookie) ? <AccountLinks /> : undefined
}
