import type { ComponentProps, ReactNode } from 'react'
import { DeskBar } from './desk-bar.tsx'

type DeskPageProps = ComponentProps<typeof DeskBar> & {
  /** The page's buttons, in its bar. */
  acts?: ReactNode
  /** It is still loading. */
  isBusy?: boolean
}

/** A page: its bar and its main part. */
export function DeskPage({ acts, isBusy, children, ...bar }: DeskPageProps) {
  return (
    <>
      <DeskBar {...bar}>{acts}</DeskBar>
      <main id="main" className="main" aria-busy={isBusy}>
        {children}
      </main>
    </>
  )
}
