import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { InlineStyles, PageAssets } from '#lib/node/page-assets.ts'
import { singaporeYear } from '#lib/singapore-time.ts'
import type { SiteInfo } from '#lib/site-info.ts'
import { PAGE_BLOCK, SHELL_BLOCK, type ShellInfo, toEmbeddableJson } from '#routes/page-envelope.ts'
import type { Head } from '#routes/page-module.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { PreviewBar, type PreviewNote } from '#ui/preview-bar.tsx'
import { AnnouncementBar } from '#ui/shell/announcement-bar.tsx'
import { App, type KeptPage } from '#ui/shell/app.tsx'
import { Footer } from '#ui/shell/footer.tsx'
import { renderDocument } from './document.ts'
import type { ForMachines } from './for-machines.ts'

export type AppDocumentOptions = {
  site: SiteInfo
  announcement: boolean
  buildId: string
  /** The server of the callable functions, if not this site. */
  functionsEndpoint: string | null
  assets: PageAssets
}

type AppDocument = {
  head: Head
  forMachines?: ForMachines
  ownStyle?: string
  canonical: string | null
  path: string
  pages: KeptPage[]
  errorStatus: number | null
  instead?: KeptPage | undefined
  pageFolder: string | null
  /** `null` for a document that is not hydrated. */
  data: string | null
  now: Date
  preview?: PreviewNote | undefined
}

/** The app around a page, and the document around the app. */
export function createAppDocument(options: AppDocumentOptions) {
  const { site, assets, functionsEndpoint } = options
  const shell: Omit<ShellInfo, 'scripts'> = {
    productName: site.productName,
    build: options.buildId,
    ...(assets.styles.path && { styles: assets.styles.path }),
    ...(functionsEndpoint && { functionsEndpoint }),
  }
  const stylesOf = createStylesOf(options)
  const scriptsOf = createScriptsOf(assets)
  const before = closeDrawings(
    renderToStaticMarkup(
      <>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {options.announcement && <AnnouncementBar />}
      </>,
    ),
  )

  const icons = closeDrawings(renderToStaticMarkup(<IconSprite />))

  const toApp = ({ path, pages, errorStatus, instead }: AppDocument) => (
    <App
      productName={shell.productName}
      path={path}
      pages={pages.map((page) => ({ ...page, isFirst: true }))}
      errorPage={errorStatus !== null && <ErrorPage status={errorStatus} path={path} />}
      instead={instead}
    />
  )

  return (page: AppDocument): string => {
    const parts = splitApp(closeDrawings(renderToString(toApp(page))))
    return renderDocument({
      ...page,
      ...parts,
      forMachines: page.forMachines ?? { head: '', end: '' },
      ownStyle: page.ownStyle ?? null,
      productName: site.productName,
      assets,
      styles: stylesOf(page),
      before: page.preview
        ? before + renderToStaticMarkup(<PreviewBar note={page.preview} />)
        : before,
      icons,
      after: closeDrawings(
        renderToStaticMarkup(<Footer site={site} year={singaporeYear(page.now)} />),
      ),
      data:
        page.data === null
          ? null
          : {
              [PAGE_BLOCK]: page.data,
              [SHELL_BLOCK]: toEmbeddableJson({ ...shell, scripts: scriptsOf(page) }),
            },
    })
  }
}

/** Chooses the styles that a document inlines: those of its page, or all if it has parts without a page. */
export function createStylesOf({
  announcement,
  assets: { styles },
}: Pick<AppDocumentOptions, 'announcement' | 'assets'>) {
  return (page: Pick<AppDocument, 'pageFolder' | 'preview' | 'errorStatus'>): InlineStyles => {
    const needsAll = announcement || page.preview !== undefined || page.errorStatus !== null
    return (!needsAll && page.pageFolder && styles.pages[page.pageFolder]) || styles.all
  }
}

/** The scripts that load at once: those of the app and of the page. */
export function createScriptsOf({ scripts: { entry, shared, pages } }: PageAssets) {
  return ({ pageFolder }: Pick<AppDocument, 'pageFolder'>): string[] => [
    entry,
    ...shared,
    ...((pageFolder && pages[pageFolder]) || []),
  ]
}

/** Shortens the markup: React writes end tags for empty elements, and a page has a hundred icons. */
function closeDrawings(html: string): string {
  return html.replace(/><\/(?:use|path|circle|rect)>/g, '/>')
}

/**
 * React begins the markup with links that preload the main pictures. In the head, before the styles, the browser requests
 * the pictures earlier. The shell's header follows.
 */
function splitApp(html: string): { preload: string; header: string; app: string } {
  const [start, preload = '', header = ''] =
    /^((?:<link rel="preload"[^>]*>)*)(<header.*?<\/header>)/s.exec(html) ?? []
  if (start === undefined) throw new Error('the app does not begin with its header')
  return { preload, header, app: html.slice(start.length) }
}
