import type { GenericSchema } from 'valibot'
import type { AppCheck } from './app-check.ts'
import { CallableError } from './callable-error.ts'
import type { AccountCaller, Caller } from './caller.ts'
import type { Reports } from './reports.ts'
import type { Visitors } from './visitors.ts'

/** What accounts add; without them there is nothing to add. */
export type AccountHooks = {
  /** What the account itself knows of its owner, for the owner. */
  exportAccount: (accountId: string) => Promise<unknown>
  /** Whether there is one that mails can go to. */
  hasAddress: (accountId: string) => Promise<boolean>
  /** Ends every session; nobody gets in until it is opened again. */
  disable: (accountId: string) => Promise<void>
  enable: (accountId: string) => Promise<void>
  /** After it no token of the account is good any more. May be called again. */
  deleteAccount: (accountId: string) => Promise<void>
}

export type CallableServices = {
  visitors: Visitors
  reports: Reports
  appCheck: AppCheck
  accounts: AccountHooks
  /** A device's token as it is kept; `null` when notifications cannot be pushed to it. */
  findPushToken: (token: string) => string | null
}

export type Call = CallableServices & {
  caller: Caller
  /** Where the call comes from, as far as it can be believed. */
  address: string
  appCheckToken: string | null
}

export type Callable = {
  name: string
  input: GenericSchema<unknown, unknown>
  /** Calls a second of each caller in the long run, and how many may come at once. */
  limit: { rate: number; burst: number }
  run: (input: never, call: Call) => Promise<unknown>
}

type CallableOptions<Input, Context> = Omit<Callable, 'input' | 'run'> & {
  input: GenericSchema<unknown, Input>
  run: (input: Input, context: Context) => Promise<unknown>
}

/** A function for everybody. What reaches `run` has been checked by the schema. */
export function defineCallable<Input>(options: CallableOptions<Input, Call>): Callable {
  return options as Callable
}

/** A function for people with an account. */
export function defineAccountCallable<Input>(
  options: CallableOptions<Input, Call & AccountCaller>,
): Callable {
  return defineCallable<Input>({
    ...options,
    async run(input, call) {
      const { caller } = call
      if (caller === null || !('accountId' in caller)) {
        throw new CallableError('unauthenticated', 'Sign in first.')
      }
      return options.run(input, { ...call, ...caller })
    },
  })
}
