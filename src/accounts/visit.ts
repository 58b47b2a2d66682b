import type { AccountPayload } from '#routes/account/payload.ts'

/** A request as far as accounts are concerned. */
export type Visit = {
  /** What follows `/account/`. */
  page: string
  isPost: boolean
  query: URLSearchParams
  form: URLSearchParams
  headers: Headers
  /** Where it comes from, as far as it can be believed. */
  address: string
}

/** What to answer; nothing of it is ever kept by a cache. */
export type Reply = {
  /** As for `Set-Cookie`. */
  cookies?: readonly string[]
  headers?: Record<string, string>
} & (
  | { view: AccountPayload; status?: number }
  | { redirect: string }
  | { json: unknown; status?: number; fileName?: string }
)

export type Page = (visit: Visit) => Promise<Reply>
