import type { AccountParts } from '#accounts/account-parts.ts'
import type { AccountProblem } from '#accounts/account-problem.ts'
import type { Askers } from '#accounts/asker.ts'
import type { createChanges } from '#accounts/changes.ts'
import type { Proofs } from '#accounts/proofs.ts'
import type { createSignIn } from '#accounts/sign-in.ts'
import type { createSignUp } from '#accounts/sign-up.ts'
import type { Reply, Visit } from '#accounts/visit.ts'
import type { OfferedMethods, Problem, Proof } from '../payload.ts'

/** Identifies the browser that signed up, see `isOwn` in `sign-up.ts`. */
export const SIGN_UP_COOKIE = 'lobang-sign-up'
/** Identifies the browser that asked for a code. */
export const CODE_COOKIE = 'lobang-code'
/** Identifies the browser that we sent to a provider. */
export const STATE_COOKIE = 'lobang-state'

export type PageName =
  | 'sign-in'
  | 'sign-up'
  | 'code'
  | 'link'
  | 'confirm'
  | 'forgot'
  | 'reset'
  | 'new-email'
  | 'settings'
  | 'delete'
  | 'returned'

/** What the account pages share. */
export type PageParts = AccountParts & {
  signIn: ReturnType<typeof createSignIn>
  signUp: ReturnType<typeof createSignUp>
  changes: ReturnType<typeof createChanges>
  askers: Askers
  proofs: Proofs
  offered: () => OfferedMethods
  nameOf: (provider: string) => string
  pathTo: (page: PageName) => string
  /** A path of this site; empty for anything else. */
  toOwnPath: (text: string | null) => string
  /** Where the visitor goes after signing in. */
  nextOf: (visit: Visit) => string
  /** What a form shows besides its fields. */
  toForm: (
    problem: AccountProblem | null,
  ) => Promise<{ problem: Problem | null; proof: Proof | null }>
  statusOf: (problem: AccountProblem | null) => number
  /** For `catch`: shows the form again after an `AccountProblem` and rethrows everything else. */
  orForm: (show: (problem: AccountProblem) => Promise<Reply>) => (error: unknown) => Promise<Reply>
  /** Another page's empty form, with the problem. */
  again: (page: 'sign-in' | 'sign-up' | 'forgot', problem: AccountProblem) => Promise<Reply>
}
