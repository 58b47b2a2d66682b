import type { ReactNode } from 'react'
import { useDesk } from './desk-context.ts'
import { DeskIcon } from './icon.tsx'

type DeskBarProps = {
  title: string
  /** Small text above the title. */
  crumb?: ReactNode
  /** The page's buttons. */
  children?: ReactNode
}

/** The bar at the top of a page: its title, the palette and its main acts. */
export function DeskBar({ title, crumb, children }: DeskBarProps) {
  const { acts } = useDesk()
  const openPalette = () =>
    acts
      .list()
      .find(({ keys }) => keys === 'Ctrl-K')
      ?.run()
  return (
    <header className="dbar">
      <title>{`${title} | Desk`}</title>
      <div className="grow">
        {crumb !== undefined && <div className="crumb">{crumb}</div>}
        <h1 className="cut">{title}</h1>
      </div>
      <button className="pal" type="button" aria-keyshortcuts="Control+K" onClick={openPalette}>
        <DeskIcon name="search" />
        <span className="grow cut">Search or do</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      {children}
    </header>
  )
}
