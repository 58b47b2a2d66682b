import * as paths from '#lib/paths.ts'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { errorTitle } from '#ui/error-page.tsx'
import type { ErrorEnvelope } from '../page-envelope.ts'
import type { Head, PageProps } from '../page-module.ts'

export function head({ statusCode, statusMessage }: ErrorEnvelope): Head {
  return { title: errorTitle(statusCode), description: statusMessage, noindex: true }
}

/** Stands below the words of an error page that the server made; no route leads here. */
export function Page({ payload: { instead = [] } }: PageProps<ErrorEnvelope>) {
  return (
    <DealShelf
      heading="These ones are real"
      deals={instead}
      moreHref={paths.deals}
      moreText="All deals"
    />
  )
}
