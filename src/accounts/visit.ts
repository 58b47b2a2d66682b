/** A request, as the account pages see it. */
export type Visit = {
  /** What follows `/account/`. */
  page: string
  isPost: boolean
  query: URLSearchParams
  form: URLSearchParams
  headers: Headers
  /** The caller's trustworthy network address. */
  address: string
}

/** The answer. No cache ever stores it. */
export type Reply<View> = {
  /** `Set-Cookie` values. */
  cookies?: readonly string[]
  headers?: Record<string, string>
} & (
  | { view: View; status?: number }
  | { redirect: string; status?: 302 | 303 }
  | { json: unknown; status?: number; fileName?: string }
)

export type Page<View> = (visit: Visit) => Promise<Reply<View>>

/** The pages under `/account/`. `View` is what the renderer takes. */
export type Pages<View> = {
  /** `null` when there is no such page. */
  find: (name: string) => Page<View> | null
  /** Whether any origin may post to the page. */
  isForEverybody: (name: string) => boolean
  /** Where providers send visitors back to. `page` is the provider's id. */
  comeBack: Page<View>
}
