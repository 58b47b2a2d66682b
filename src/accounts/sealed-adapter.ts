import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth'
import type { ServerKeys } from './server-keys.ts'

type Row = Record<string, unknown>
type SealedAdapterOptions = {
  keys: ServerKeys
  /** Sessions opened before this have ended, however often they were used. */
  oldestSession: () => Date
}

/** The columns stored as hashes, by better-auth's names. Queries use the same hashes. */
const hashed: Record<string, string> = { session: 'token', verification: 'identifier' }
const SEALED = 'sealed:'

/**
 * Sits between better-auth and the database. It hashes session tokens and the names of short-lived values, and
 * seals those values. better-auth reads back what it wrote.
 */
export function createSealedAdapter(adapter: DBAdapter, options: SealedAdapterOptions): DBAdapter {
  const wrapped = wrap(adapter, options)
  return {
    ...adapter,
    ...wrapped,
    transaction: (work) => adapter.transaction((inner) => work(wrap(inner, options))),
  }
}

function wrap(
  inner: DBTransactionAdapter,
  { keys, oldestSession }: SealedAdapterOptions,
): DBTransactionAdapter {
  const hash = (model: string, value: unknown) => keys.hash(`better-auth ${model}`, String(value))

  function toWhere(model: string, where: readonly Where[] = []): Where[] {
    return where.map((condition) => {
      if (condition.field !== hashed[model]) return condition
      const { value } = condition
      const toHash = (one: unknown) => hash(model, one)
      return { ...condition, value: Array.isArray(value) ? value.map(toHash) : toHash(value) }
    })
  }

  function toStored(model: string, data: Row): Row {
    const stored = { ...data }
    const field = hashed[model] ?? ''
    if (field in stored) stored[field] = hash(model, stored[field])
    if (model === 'verification' && 'value' in stored) {
      stored.value = SEALED + keys.seal('better-auth', String(stored.value))
    }
    return stored
  }

  /** `null` for a session that has ended. `known`: the plain value of the hashed column. */
  function toSeen<Result>(model: string, row: Result, known: unknown): Result | null {
    if (typeof row !== 'object' || row === null) return row
    const seen = { ...row } as Row
    if (model === 'session' && new Date(seen.createdAt as Date) <= oldestSession()) return null
    const field = hashed[model]
    if (field && known !== undefined) seen[field] = known
    if (model === 'verification' && String(seen.value).startsWith(SEALED)) {
      seen.value = keys.open('better-auth', String(seen.value).slice(SEALED.length))?.text ?? ''
    }
    return seen as Result
  }

  const knownIn = (model: string, where: readonly Where[] = []) => {
    const condition = where.find(({ field }) => field === hashed[model])
    return Array.isArray(condition?.value) ? undefined : condition?.value
  }

  return {
    ...inner,
    async create({ data, ...rest }) {
      const { model } = rest
      const row = await inner.create({ ...rest, data: toStored(model, data) as typeof data })
      return toSeen(model, row, data[hashed[model] ?? '']) as never
    },
    async findOne({ where, ...rest }) {
      const { model } = rest
      const row = await inner.findOne({ ...rest, where: toWhere(model, where) })
      return toSeen(model, row, knownIn(model, where)) as never
    },
    async findMany({ where, ...rest }) {
      const { model } = rest
      const rows = await inner.findMany({ ...rest, where: toWhere(model, where) })
      const seen = rows.map((row) => toSeen(model, row, knownIn(model, where)))
      return seen.filter((row) => row !== null) as never
    },
    count: ({ model, where }) => inner.count({ model, where: toWhere(model, where) }),
    async update({ model, where, update }) {
      const change = { model, where: toWhere(model, where), update: toStored(model, update) }
      return toSeen(model, await inner.update(change), knownIn(model, where)) as never
    },
    updateMany: ({ model, where, update }) =>
      inner.updateMany({ model, where: toWhere(model, where), update: toStored(model, update) }),
    delete: ({ model, where }) => inner.delete({ model, where: toWhere(model, where) }),
    deleteMany: ({ model, where }) => inner.deleteMany({ model, where: toWhere(model, where) }),
    async consumeOne({ model, where }) {
      const row = await inner.consumeOne({ model, where: toWhere(model, where) })
      return toSeen(model, row, knownIn(model, where)) as never
    },
    incrementOne: ({ model, where, ...rest }) =>
      inner.incrementOne({ model, where: toWhere(model, where), ...rest }),
  }
}
