import * as paths from '#lib/paths.ts'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { errorTitle } from '#ui/error-page.tsx'
import type { ErrorEnvelope } from '../page-envelope.ts'
import type { Head, PageProps } from '../page-module.ts'

export function head({ statusCode, statusMessage }: ErrorEnvelope): Head {
  return { title: errorTitle(statusCode), description: statusMessage, noindex: true }
}

/** The part below the text of an error page from the server. No route leads here. */
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
