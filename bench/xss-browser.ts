import { type BrowserContext, chromium, type Page } from 'playwright'

type XssBrowser = AsyncDisposable & {
  /** Opens a URL and looks for traces of a payload that ran. */
  visit: (url: string) => Promise<void>
  /** The same page, for further actions. */
  onPage: (work: (page: Page) => Promise<void>) => Promise<void>
  visits: () => number
  hits: () => string[]
}

const AT_ONCE = 3

/** Without the policy, only the markup itself keeps a payload from running. */
export async function openXssBrowser({ policy }: { policy: boolean }): Promise<XssBrowser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath, args })
  const context = await browser.newContext({ bypassCSP: !policy, serviceWorkers: 'block' })
  const hits: string[] = []
  await watch(context, hits)
  const free = await Promise.all(Array.from({ length: AT_ONCE }, () => context.newPage()))
  const waiting: ((page: Page) => void)[] = []
  let visits = 0

  async function onPage(work: (page: Page) => Promise<void>): Promise<void> {
    const page = free.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)))
    try {
      visits++
      await work(page)
      hits.push(...(await findTraces(page)))
    } finally {
      const next = waiting.shift()
      if (next) next(page)
      else free.push(page)
    }
  }

  return {
    onPage,
    visit: (url) =>
      onPage(async (page) => {
        await page.goto(url, { waitUntil: 'load' }).catch((error) => {
          // A download is not shown, so it runs nothing.
          if (!/ERR_ABORTED|Download is starting/.test(String(error))) throw error
        })
      }),
    visits: () => visits,
    hits: () => hits,
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

/** The marker that payloads call, dialogs, and requests to other hosts. */
async function watch(context: BrowserContext, hits: string[]): Promise<void> {
  await context.exposeFunction('__xssHit', (where: string) => hits.push(`ran at ${where}`))
  await context.addInitScript(() => {
    const marker = () =>
      (globalThis as unknown as Record<string, (at: string) => void>).__xssHit?.(location.href)
    Object.assign(globalThis, { __xss: marker })
  })
  context.on('dialog', async (dialog) => {
    hits.push(`dialog at ${dialog.page()?.url()}`)
    await dialog.dismiss()
  })
  context.on('page', (page) => {
    if (page.url().startsWith('javascript:')) hits.push(`opened ${page.url()}`)
  })
}

/** Code that would run on a click, pointer or key: inline handlers and script URLs. */
function findTraces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const address = value.replaceAll(/[\p{Cc} ]/gu, '').toLowerCase()
        const isScript = /^(javascript|vbscript|data:(?!image\/)|livescript)/.test(address)
        const leads = /^(href|src|action|formaction|data|xlink:href|srcdoc)$/.test(name)
        if (name.startsWith('on') || (leads && isScript))
          found.push(`${location.href}: <${element.localName} ${name}="${value}">`)
      }
    }
    return found
  })
}
