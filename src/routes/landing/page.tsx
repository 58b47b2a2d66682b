import { paths } from '#lib/paths.ts'
import { RichtextBody } from '#richtext/richtext-body.tsx'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import lists from '../lists.module.css'
import type { Head, PageProps } from '../page-loader.ts'
import type { LandingPayload } from './payload.ts'
import { useVisitOf } from './use-visit-of.ts'

export function head({ landing, deals }: LandingPayload): Head {
  const sentences = [
    landing.tagline,
    deals.length > 0 && `${liveText(deals)}, each checked by hand`,
  ]
  return {
    title: landing.title,
    description: sentences
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(' '),
  }
}

export function Page({ payload: { landing, text, deals } }: PageProps<LandingPayload>) {
  const body =
    'long' in text ? <RichtextBody html={text.long.html} /> : <Prose field={text.short} />
  // A page is there to be read; a partner or campaign page for its deals.
  const isText = landing.kind === 'page'
  useVisitOf(landing.partnerId)
  return (
    <>
      <PageHeader
        title={landing.title}
        lead={landing.tagline}
        palette={landing.palette}
        picture={landing.picture && <Picture picture={landing.picture} sizes="320px" />}
      >
        {landing.hasSearch && (
          <SearchForm
            action={paths.landingSearch(landing.uid)}
            q=""
            label={`Search ${landing.title}`}
          />
        )}
      </PageHeader>
      {isText && <div className={lists.text}>{body}</div>}
      <Deals deals={deals} isText={isText} />
      <div className={lists.text}>
        {!isText && body}
        <LandingTexts landing={landing} />
      </div>
    </>
  )
}

function Deals({ deals, isText }: { deals: LandingPayload['deals']; isText: boolean }) {
  if (deals.length > 0) {
    return <DealShelf heading={liveText(deals)} deals={deals} />
  }
  if (isText) return null
  return (
    <EmptyState title="Nothing live here today">
      <p>
        The deals of this page have ended. See <a href={paths.deals()}>all live deals</a>.
      </p>
    </EmptyState>
  )
}

function liveText({ length }: LandingPayload['deals']): string {
  return length === 1 ? '1 live deal' : `${length} live deals`
}

function LandingTexts({ landing }: Pick<LandingPayload, 'landing'>) {
  const { uid, title, hasPrivacy, hasFaq } = landing
  if (!hasPrivacy && !hasFaq) return null
  return (
    <nav aria-label={`About ${title}`}>
      {hasFaq && <a href={paths.landingFaq(uid)}>Questions and answers</a>}
      {hasPrivacy && <a href={paths.landingPrivacy(uid)}>Privacy notice</a>}
    </nav>
  )
}
