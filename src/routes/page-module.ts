/** What every `page.tsx` gets; `Payload` is plain JSON. */
export type PageProps<Payload> = { payload: Payload }

/** The page's own part of `<head>`. The browser updates it from page to page. */
export type Head = {
  title: string
  description: string
  /** For pages that belong to one visitor or to one query. */
  noindex?: boolean
  /** The canonical path of the same page. */
  canonical?: string
}

/** A `page.tsx` exports these two names. Both are pure. */
export type PageModule<Payload> = {
  Page: (props: PageProps<Payload>) => React.ReactNode
  head: (payload: Payload) => Head
}
