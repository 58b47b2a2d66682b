import type { AccountPayload } from '#routes/account/payload.ts'

/** A request, as the account pages see it. */
export type Visit = {
  /** What follows `/account/`. */
  page: string
  isPost: boolean
  query: URLSearchParams
  form: URLSearchParams
  headers: Headers
  /** The caller's network address, as far as we can trust it. */
  address: string
}

/** The answer. No cache ever stores it. */
export type Reply = {
  /** `Set-Cookie` values. */
  cookies?: readonly string[]
  headers?: Record<string, string>
} & (
  | { view: AccountPayload; status?: number }
  | { redirect: string; status?: 302 | 303 }
  | { json: unknown; status?: number; fileName?: string }
)

export type Page = (visit: Visit) => Promise<Reply>
