import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const script = join(import.meta.dirname, 'peers/hold-sqlite-lock.mjs')

/** Another process holds the write lock of the file until it is released. */
export async function holdSqliteLock(
  file: string,
): Promise<AsyncDisposable & { release: () => Promise<void> }> {
  const child = spawn(process.execPath, [script, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const held = once(child.stdout, 'data')
  await Promise.race([held, ended])
  if (child.exitCode !== null) throw new Error('The lock could not be taken')
  const release = async () => {
    child.stdin.end()
    await ended
  }
  return { release, [Symbol.asyncDispose]: release }
}
