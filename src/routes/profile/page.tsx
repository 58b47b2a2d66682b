import { useState } from 'react'
import { paths } from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { useVisitor } from '#ui/visitor.ts'
import { BrandList } from '../brand-list.tsx'
import lists from '../lists.module.css'
import type { Head, PageProps } from '../page-loader.ts'
import type { ProfilePayload } from './payload.ts'
import { SavedList } from './saved-list.tsx'
import { SavedTools } from './saved-tools.tsx'
import { SharedList } from './shared-list.tsx'

export function head(): Head {
  return {
    title: 'Saved deals and followed brands',
    description: 'The deals that you saved and the brands that you follow on this device.',
    noindex: true,
  }
}

export function Page({ payload }: PageProps<ProfilePayload>) {
  const { state, actions } = useVisitor()
  const { favDealsObj, followingArray } = state
  const [removed, setRemoved] = useState<string | null>(null)
  const undo = async () => {
    ;(await actions.extras()).undo()
    setRemoved(null)
  }
  const followed = followingArray || []
  const brands = payload.brands.filter(({ uid }) => followed.includes(uid))
  const savedCount = favDealsObj ? Object.keys(favDealsObj).length : 0
  return (
    <>
      <PageHeader title="Saved" lead="Kept on this device only. Nobody else can see it." />
      <noscript>
        <p>What you saved is read by JavaScript, which is switched off here.</p>
      </noscript>
      <SharedList />
      <div role="status">
        {removed && (
          <p className={lists.text}>
            Removed: {removed}.{' '}
            <button type="button" className={button.button} data-look="quiet" onClick={undo}>
              Undo
            </button>
          </p>
        )}
      </div>
      {favDealsObj && savedCount > 0 ? (
        <Section heading="Deals" note="Those ending soonest first.">
          <SavedList saved={favDealsObj} onRemove={setRemoved} />
        </Section>
      ) : (
        <EmptyState title="No saved deals to show">
          <p>
            Tap the heart on a deal and it waits here, code included. See{' '}
            <a href={paths.deals()}>today’s deals</a>.
          </p>
        </EmptyState>
      )}
      {brands.length > 0 ? (
        <Section heading="Brands you follow">
          <BrandList brands={brands} />
        </Section>
      ) : (
        <EmptyState title="No followed brands to show">
          <p>
            Follow a brand to have its deals at hand. See <a href={paths.brands()}>all brands</a>.
          </p>
        </EmptyState>
      )}
      <SavedTools />
      <p className={lists.text}>
        <a href={paths.settings()}>Settings, and how to remove what is saved</a>
      </p>
    </>
  )
}
