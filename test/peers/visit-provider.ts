/** Goes through the provider's pages as a browser would. Returns the address that it leads back to. */
export async function visitProvider(
  location: string,
  form: { account: string } | { cancel: 'yes' },
): Promise<string> {
  const { origin } = new URL(location)
  const cookies = new Map<string, string>()
  let next = location
  let init: RequestInit = {}
  for (let steps = 0; next.startsWith(origin) && steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const target = answer.headers.get('location')
    init = target ? {} : { method: 'POST', body: new URLSearchParams(form) }
    next = target ? new URL(target, origin).href : next
    await answer.body?.cancel()
  }
  return next
}
