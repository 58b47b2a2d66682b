import { type ComponentType, useEffect, useState } from 'react'
import { hasAccountCookie } from '#lib/account-cookie.ts'
import * as paths from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { nobody, useVisitor } from '#ui/visitor.ts'
import type { Head, PageProps } from '../page-module.ts'
import styles from './page.module.css'
import type { ProfilePayload } from './payload.ts'

export function head({ offline }: ProfilePayload): Head {
  return {
    title: offline ? 'No signal' : 'Saved deals and followed brands',
    description: 'Your saved deals and followed brands on this device.',
    noindex: true,
  }
}

/** Only the frame. Its content depends on the device, and its code loads once that is known. */
export function Page({ payload }: PageProps<ProfilePayload>) {
  const isKnown = useVisitor().state !== nobody.state
  const isSignedIn = isKnown && hasAccountCookie(document.cookie)
  const [Part, setPart] = useState<ComponentType<PageProps<ProfilePayload>> | null>(null)
  useEffect(() => {
    if (isKnown) void import('./saved-part.tsx').then(({ SavedPart }) => setPart(() => SavedPart))
  }, [isKnown])
  return (
    <>
      {payload.offline ? (
        <PageHeader
          title="No signal"
          lead="This page is not available offline. Your saved deals and their codes are."
        />
      ) : (
        <PageHeader
          title="Your lobang"
          lead={`Kept ${isSignedIn ? 'in your account' : 'on this device'}. Works without signal.`}
        />
      )}
      <noscript>
        <p>
          Your saved deals need JavaScript, which is off in your browser. Your reports are in{' '}
          <a href={paths.account('settings')}>your account</a>.
        </p>
      </noscript>
      <div className={styles.part}>{Part && <Part payload={payload} />}</div>
    </>
  )
}
