/** What a form can refuse; the sentence for each is in `problem-texts.ts`. */
export type ProblemCode =
  | 'email-invalid'
  | 'password-missing'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-personal'
  | 'password-wrong'
  /** The present one, where a new one is chosen. */
  | 'current-wrong'
  | 'phone-invalid'
  | 'phone-country'
  | 'phone-in-use'
  | 'name-invalid'
  | 'wrong-credentials'
  | 'code-wrong'
  | 'code-expired'
  | 'link-expired'
  | 'email-in-use'
  | 'disabled'
  | 'too-many'
  /** Of passwords for one address. */
  | 'many-guesses'
  /** To one address, of a kind that cannot be used twice. */
  | 'mails-enough'
  | 'texts-enough'
  | 'provider-failed'
  | 'provider-cancelled'
  | 'provider-in-use'
  | 'provider-no-email'
  | 'provider-unverified'
  | 'last-method'
  | 'not-recent'
  | 'proof-needed'
  | 'not-confirmed'
  | 'device-unusable'
  | 'no-address'
  | 'not-offered'

/** A refusal that its reader can do something about. */
export class AccountProblem extends Error {
  readonly code: ProblemCode
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null
  /** A proof of work gives another turn. */
  readonly canWork: boolean

  constructor(
    code: ProblemCode,
    options: ErrorOptions & { retryAfter?: number; canWork?: boolean } = {},
  ) {
    super(code, options)
    this.name = 'AccountProblem'
    this.code = code
    this.retryAfter = options.retryAfter ?? null
    this.canWork = options.canWork ?? false
  }
}
