/** The origin of the test sites. */
export const ORIGIN = 'http://site.test'

type Asked = { request: (path: string, init?: RequestInit) => Promise<Response> }

export type Visitor = ReturnType<typeof createVisitor>

/** A browser for forms: keeps cookies and follows redirects within the site. */
export function createVisitor(site: Asked, extraHeaders: Record<string, string> = {}) {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...extraHeaders, ...init.headers, ...(cookie && { cookie }) }
    const answer = await site.request(path, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    const isHere = location?.startsWith('/') || location?.startsWith(ORIGIN)
    return answer.status === 303 && isHere ? ask(location?.replace(ORIGIN, '') ?? '') : answer
  }

  async function page(answer: Promise<Response>) {
    const response = await answer
    const html = await response.text()
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html
    const text = main
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll(/\s+/g, ' ')
    return { status: response.status, headers: response.headers, html: main, text }
  }

  return {
    cookies,
    ask,
    open: (path: string) => page(ask(path)),
    send: (path: string, form: Record<string, string>) =>
      page(
        ask(path, {
          method: 'POST',
          body: new URLSearchParams(form).toString(),
          headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ),
    /** The call token that scripts get for the session's cookie. */
    async token(): Promise<{ accountId: string; token: string } | null> {
      const answer = await ask('/account/token', { method: 'POST', headers: { origin: ORIGIN } })
      return answer.ok ? await answer.json() : null
    },
  }
}
