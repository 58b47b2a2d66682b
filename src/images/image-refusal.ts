type RefusalOptions = ErrorOptions & {
  /** Seconds after which to try again. */
  retryAfter?: number
}

/** Why a picture is not served. The message is for the caller, and names the parameter at fault. */
export class ImageRefusal extends Error {
  readonly status: 400 | 404 | 415 | 422 | 429 | 503
  readonly retryAfter: number | null

  constructor(status: ImageRefusal['status'], message: string, options?: RefusalOptions) {
    super(message, options)
    this.name = 'ImageRefusal'
    this.status = status
    this.retryAfter = options?.retryAfter ?? null
  }
}
