/** Why a form is refused. `problem-texts.ts` has the sentence for each. */
export type ProblemCode =
  | 'email-invalid'
  | 'password-missing'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-personal'
  | 'password-wrong'
  /** The current password, when choosing a new one. */
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
  /** Too many wrong passwords for one address. */
  | 'many-guesses'
  /** Too many e-mails to one address, of a kind whose earlier link does not help. */
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

/** A refusal that the visitor can do something about. */
export class AccountProblem extends Error {
  readonly code: ProblemCode
  /** Seconds until it makes sense to try again. */
  readonly retryAfter: number | null
  /** A proof of work earns another turn. */
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
