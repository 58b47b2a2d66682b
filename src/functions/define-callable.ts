import type { GenericSchema } from 'valibot'
import { nothingSchema } from '#visitor/schemas.ts'
import type { AppCheck } from './app-check.ts'
import { type AccountCaller, type Caller, hasAccount } from './caller.ts'
import type { Reports } from './reports.ts'
import type { Visitors } from './visitors.ts'

/** What accounts provide. Without accounts it does nothing. */
export type AccountHooks = {
  /** The account's data, for its owner's export. */
  exportAccount: (accountId: string) => Promise<unknown>
  /** Whether the account has an e-mail address. */
  hasAddress: (accountId: string) => Promise<boolean>
  /** Ends every session. Nobody can sign in until the account is enabled again. */
  disable: (accountId: string) => Promise<void>
  enable: (accountId: string) => Promise<void>
  /** Also voids the account's tokens. May be called again. */
  deleteAccount: (accountId: string) => Promise<void>
}

export type CallableServices = {
  visitors: Visitors
  reports: Reports
  appCheck: AppCheck
  accounts: AccountHooks
  /** A device's token in its stored form; `null` if we cannot push to it. */
  findPushToken: (token: string) => string | null
}

export type Call = CallableServices & {
  caller: Caller
  /** The caller's trustworthy network address. */
  address: string
  appCheckToken: string | null
}

export type Callable = {
  name: string
  input: GenericSchema<unknown, unknown>
  /** Strangers are refused before their data is decoded. */
  needsAccount?: boolean
  /** The longest body of an account. */
  mostBytes?: number
  /** Calls per second and caller in the long run, and how many may come at once. */
  limit: { rate: number; burst: number }
  run: (input: never, call: Call) => Promise<unknown>
}

type CallableOptions<Input, Context> = Omit<Callable, 'input' | 'run'> & {
  input: GenericSchema<unknown, Input>
  run: (input: Input, context: Context) => Promise<unknown>
}

/** A function for everyone. The schema checks the input before `run`. */
export function defineCallable<Input>(options: CallableOptions<Input, Call>): Callable {
  return options as Callable
}

/** A function for people with an account. */
export function defineAccountCallable<Input>(
  options: CallableOptions<Input, Call & AccountCaller>,
): Callable {
  return defineCallable<Input>({
    ...options,
    needsAccount: true,
    async run(input, call) {
      const { caller } = call
      if (!hasAccount(caller)) throw new Error('a stranger has reached a function for accounts')
      return options.run(input, { ...call, ...caller })
    },
  })
}

/** The same without input. */
export function defineAccountRead(
  options: Pick<Callable, 'name' | 'limit'>,
  run: (call: Call & AccountCaller) => Promise<unknown>,
): Callable {
  return defineAccountCallable({ ...options, input: nothingSchema, run: (_, call) => run(call) })
}
