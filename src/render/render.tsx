import accountStyle from '#routes/account/account.css?inline'
import type { AccountPayload } from '#routes/account/payload.ts'
import { createRouteMatcher } from '#routes/match-route.ts'
import { type PageEnvelope, type PrivateEnvelope, toEmbeddableJson } from '#routes/page-envelope.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import { folderOf } from '#routes/routes.ts'
import type { PageInput } from '#routes/server/page-loader.ts'
import { sitePages } from '#routes/server/site-pages.ts'
import { PREVIEW_OVER_TITLE, PreviewOver } from '#ui/preview-over.tsx'
import { type AppDocumentOptions, createAppDocument, createStylesOf } from './app-document.tsx'
import { createFileFinder } from './files/site-files.ts'
import { inlineHash, styleHashesOf } from './inline-hash.ts'
import { createPageHtml } from './page-html.ts'
import { createErrorRenderer } from './render-error.ts'
import { createPageResolver } from './resolve-page.ts'
import { toNamedCard } from './social-card/named-card.ts'

export type RendererOptions = AppDocumentOptions & {
  siteUrl: URL
  /** When the build was made, in ms. */
  buildTimestamp: number
  richtextRules: PageInput['richtextRules']
}

export type Renderer = ReturnType<typeof createRenderer>

/** Node's only entry to all code with JSX; built as its own bundle. */
export function createRenderer(options: RendererOptions) {
  const { site, siteUrl, buildId } = options
  const { styles, boot } = options.assets
  const toDocument = createAppDocument(options)

  return {
    resolve: createPageResolver({
      siteUrl,
      matchRoute: createRouteMatcher(),
      findFile: createFileFinder({
        siteUrl,
        productName: site.productName,
        build: { id: buildId, timestamp: options.buildTimestamp },
      }),
      toHtml: createPageHtml({
        siteUrl,
        site,
        buildId,
        toDocument,
        stylesOf: createStylesOf(options),
      }),
      richtextRules: options.richtextRules,
    }),
    renderError: createErrorRenderer(toDocument),
    renderAccount: createAccountRenderer({ buildId, toDocument }),
    /** For a link to an expired preview. It has no script, because there is no page to hydrate. */
    renderPreviewOver: (now: Date): string =>
      toDocument({
        head: { title: PREVIEW_OVER_TITLE, description: PREVIEW_OVER_TITLE, noindex: true },
        canonical: null,
        path: '',
        pages: [{ path: '', Page: PreviewOver, payload: null }],
        errorStatus: null,
        pageFolder: null,
        data: null,
        now,
      }),
    /** The social card of a finished page. */
    async cardOf(payloadJson: string) {
      const { route, payload }: PageEnvelope = JSON.parse(payloadJson)
      const { head } = await loadPageModule(folderOf(route))
      return toNamedCard({ route, payload, head: head(payload) }, site.productName)
    },
    sitePages,
    /** The hashes of the inline scripts of every document, and of the inline styles of documents that are not cached. */
    inlineHashes: {
      bootHashes: [boot.beforeHeader, boot.afterHeader].map(inlineHash),
      styleHashes: [
        ...styleHashesOf(styles.all),
        ...(styles.pages.account ? styleHashesOf(styles.pages.account) : []),
        inlineHash(accountStyle),
      ],
    },
  }
}

type AccountRendererOptions = {
  buildId: string
  toDocument: ReturnType<typeof createAppDocument>
}

/** Renders the account pages of one visitor, which must never be cached. */
function createAccountRenderer({ buildId, toDocument }: AccountRendererOptions) {
  return async (payload: AccountPayload, { path, now }: { path: string; now: Date }) => {
    const { Page, head } = await loadPageModule('account')
    const envelope: PrivateEnvelope = {
      route: 'account',
      path,
      build: buildId,
      validUntil: Number.MAX_SAFE_INTEGER,
      version: '',
      payload,
    }
    return toDocument({
      head: head(payload),
      ownStyle: accountStyle,
      canonical: null,
      path,
      pages: [{ path, Page, payload }],
      errorStatus: null,
      pageFolder: 'account',
      data: toEmbeddableJson(envelope),
      now,
    })
  }
}
