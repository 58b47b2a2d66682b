import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, navigate } from '../link.tsx'
import type { Me } from '../wire/people.ts'
import { createActRegistry, type DeskAct } from './acts.ts'
import { Avatar } from './avatar.tsx'
import { DeskContext } from './desk-context.ts'
import { EmptyBox } from './empty-box.tsx'
import { DeskIcon } from './icon.tsx'
import { listenForKeys } from './keys.ts'
import { LateDialog } from './late-dialog.tsx'
import { keyHelp, shellDialogs } from './late-dialogs.ts'
import { type NavItem, navItemsFor } from './nav-items.ts'
import type { OpenPage } from './open-page.ts'
import { Palette } from './palette.tsx'
import { StepUp } from './step-up.tsx'
import { Toasts, useToasts } from './toasts.tsx'
import { useIdleLoad } from './use-idle-load.ts'

type FrameProps = { me: Me; refresh: () => Promise<void>; open: OpenPage; children: ReactNode }

/** What is around every page: rail, bottom bar, palette, keys and toasts. */
export function Frame({ me, refresh, open, children }: FrameProps) {
  const [acts] = useState(createActRegistry)
  const [dialog, setDialog] = useState<'palette' | 'keys' | null>(null)
  const { toasts, show, hide } = useToasts()
  const desk = useMemo(() => ({ me, toast: show, acts, refresh }), [me, show, acts, refresh])
  const items = navItemsFor(me)
  const { needs } = open.page
  // A dialog reports its closing late, when another one may already be open.
  const closing = (which: typeof dialog) => () =>
    setDialog((open) => (open === which ? null : open))

  useIdleLoad(shellDialogs)
  useEffect(() => listenForKeys(acts), [acts])
  useEffect(() => {
    // The first page of partners is their report.
    if (me.role === 'partner' && open.address === '/') {
      navigate(`/reports/${me.partner}`, { replace: true })
    }
  }, [me, open.address])
  useEffect(() =>
    acts.add([
      { name: 'Search or do', keys: 'Ctrl-K', run: () => setDialog('palette') },
      { name: 'Show all keys', keys: '?', run: () => setDialog('keys') },
      ...items.map(toAct),
    ]),
  )

  return (
    <DeskContext value={desk}>
      <a className="skip" href="#main">
        Skip to the work
      </a>
      <div className="dk">
        <Rail me={me} items={items} address={open.address} />
        <div className="body0">
          {needs && !me.capabilities.includes(needs) ? <NotForYou me={me} /> : children}
        </div>
      </div>
      <BottomBar items={items} address={open.address} />
      <Toasts toasts={toasts} hide={hide} />
      {dialog === 'palette' && <Palette onClose={closing('palette')} />}
      {dialog === 'keys' && <LateDialog part={keyHelp} props={{ onClose: closing('keys') }} />}
      <StepUp />
    </DeskContext>
  )
}

function toAct({ name, to, keys }: NavItem): DeskAct {
  return { name: `Go to ${name}`, keys, run: () => navigate(to) }
}

function NotForYou({ me }: { me: Me }) {
  return (
    <main id="main" className="main">
      <title>Not for your role</title>
      <h1 className="h1">Not for your role</h1>
      <EmptyBox>
        {me.isUnproved
          ? 'Set up your second factor under People first. Until then you can only read.'
          : 'An admin can give you a role that may do this.'}
      </EmptyBox>
    </main>
  )
}

type RailProps = { me: Me; items: readonly NavItem[]; address: string }

/** The longest match, so that a new deal is not taken for the list of deals. */
function currentOf(items: readonly NavItem[], address: string): NavItem | undefined {
  const around = items.filter(
    ({ to }) => address === to || (to !== '/' && address.startsWith(`${to}/`)),
  )
  return around.toSorted((a, b) => b.to.length - a.to.length)[0]
}

function Rail({ me, items, address }: RailProps) {
  const current = currentOf(items, address)
  return (
    <nav className="rail" aria-label="Desk">
      <span className="rail__logo" role="img" aria-label="The desk">
        <i />
      </span>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={item === current ? 'page' : undefined}>
          <span className="pill">
            <DeskIcon name={item.icon} />
          </span>
          {item.name}
        </Link>
      ))}
      <Link className="me" to="/people">
        <Avatar person={me} />
        <span className="cut">{me.name}</span>
      </Link>
    </nav>
  )
}

function BottomBar({ items, address }: Pick<RailProps, 'items' | 'address'>) {
  const bottom = items.filter(({ isBottom }) => isBottom)
  const current = currentOf(items, address)
  return (
    <nav className="dnav" aria-label="Desk, main pages">
      <ul>
        {bottom.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item === current ? 'page' : undefined}>
              <span className="pill">
                <DeskIcon name={item.icon} size="l" />
              </span>
              {item.name}
            </Link>
          </li>
        ))}
        <MoreMenu items={items.filter(({ isBottom }) => !isBottom)} />
      </ul>
    </nav>
  )
}

/** The pages that do not fit into the bar. */
function MoreMenu({ items }: { items: readonly NavItem[] }) {
  return (
    <li>
      <button type="button" popoverTarget="more-pages">
        <span className="pill">
          <DeskIcon name="more" size="l" />
        </span>
        More
      </button>
      <ul className="dmore" id="more-pages" popover="auto">
        {items.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to}>
              <DeskIcon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
