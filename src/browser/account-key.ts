import * as paths from '#lib/paths.ts'

/** The token for calls of the signed-in account. It lasts a few minutes. */
export type AccountKey = { accountId: string; token: string; expiresAt: number }

/** Renew it this long before it expires. */
const MARGIN_MS = 30_000

/** `null` if the visitor is no longer signed in. Throws if the server cannot be reached. */
export function createAccountKey(): () => Promise<AccountKey | null> {
  let key: Promise<AccountKey | null> | null = null
  let expiresAt = 0

  async function ask(): Promise<AccountKey | null> {
    const answer = await fetch(paths.account('token'), { method: 'POST' })
    if (answer.status === 401) return null
    if (!answer.ok) throw new Error(`the server said ${answer.status}`)
    const found: AccountKey = await answer.json()
    expiresAt = Date.now() + lifetimeOf(found, answer)
    return found
  }

  return () => {
    if (key === null || Date.now() > expiresAt - MARGIN_MS) {
      expiresAt = Number.POSITIVE_INFINITY
      key = ask().catch((error) => {
        key = null
        throw error
      })
    }
    return key
  }
}

/** By the server's clock, because the device's may be hours off. */
function lifetimeOf({ expiresAt }: AccountKey, answer: Response): number {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return expiresAt - (Number.isNaN(date) ? Date.now() : date)
}
