import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a running PostgreSQL, without a database name. */
    postgres: string
  }
}

/** One real PostgreSQL for the whole run; each test makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  project.provide('postgres', server.url)
  return async () => server[Symbol.asyncDispose]()
}
