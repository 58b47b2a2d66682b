// @ts-check
// One SQLite connection in its own thread, because `node:sqlite` blocks its caller while it waits for disks
// and locks. Plain JavaScript, because Node loads its TypeScript compiler again in every thread
// (85 ms and 12 MB each).
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** @typedef {import('./messages.ts').ToThread} ToThread */
/** @typedef {import('./messages.ts').FromThread} FromThread */
/** @typedef {import('./messages.ts').Statement} Statement */
/**
 * The types of Node do not know `close` yet.
 * @typedef {import('node:sqlite').StatementSync & { close: () => void }} StatementSync
 */
/** @typedef {Record<string, import('node:sqlite').SQLOutputValue>} Row */

// A chunk of rows that the main thread can receive within a few milliseconds.
const CHUNK_ROWS = 500
const CHUNK_BYTES = 256 * 1024

// SQLite waits in native code, which cannot be interrupted, so it waits in short turns.
const BUSY_TURN_MS = 100
const BUSY_PAUSE_MS = 5
const SQLITE_BUSY = 5

if (parentPort) serve(parentPort, workerData.file)

/**
 * @param {import('node:worker_threads').MessagePort} port
 * @param {string} file
 */
function serve(port, file) {
  /** @type {DatabaseSync | null} */
  let database = null
  const reading = createReading()

  port.on('message', (/** @type {ToThread} */ message) => {
    try {
      answer(message)
    } catch (error) {
      reading.end()
      const { message: text, code, errcode } = /** @type {any} */ (error)
      port.postMessage({ kind: 'failed', message: text, code, errcode })
    }
  })

  /** @param {ToThread} message */
  function answer(message) {
    if (message.kind === 'close') {
      database?.close()
      port.close()
    } else if (message.kind === 'run') {
      send(whenUnlocked(message.lockWaitMs, () => run(message)))
    } else if (message.kind === 'more') {
      send(reading.nextChunk())
    } else if (message.kind === 'stop') {
      reading.end()
      send({ kind: 'rows', rows: [], isLast: true })
    } else {
      if (database?.isTransaction) database.exec('ROLLBACK')
      send({ kind: 'rows', rows: [], isLast: true })
    }
  }

  /** @param {FromThread} result */
  function send(result) {
    port.postMessage(result, result.kind === 'rows' ? buffersOf(result.rows) : [])
  }

  /**
   * @param {Statement} statement
   * @returns {FromThread}
   */
  function run({ sql, parameters, inChunks }) {
    // A read that a lock has interrupted starts again.
    reading.end()
    database ??= open(file)
    const statement = /** @type {StatementSync} */ (database.prepare(sql))
    const values = /** @type {import('node:sqlite').SQLInputValue[]} */ (parameters)
    if (!inChunks) return runToEnd(statement, values)
    reading.begin(statement, values)
    return reading.nextChunk()
  }

  /**
   * A statement that found a lock has changed nothing, and is tried again until the time is over.
   * @template Result
   * @param {number} lockWaitMs
   * @param {() => Result} work
   */
  function whenUnlocked(lockWaitMs, work) {
    for (const giveUpAt = performance.now() + lockWaitMs; ; ) {
      try {
        return work()
      } catch (error) {
        const { errcode = 0 } = /** @type {{ errcode?: number }} */ (error)
        const isLocked = (errcode & 0xff) === SQLITE_BUSY
        if (!isLocked || database?.isTransaction || performance.now() >= giveUpAt) throw error
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS)
      }
    }
  }
}

/**
 * @param {StatementSync} statement
 * @param {import('node:sqlite').SQLInputValue[]} values
 * @returns {FromThread}
 */
function runToEnd(statement, values) {
  try {
    if (statement.columns().length > 0)
      return { kind: 'rows', rows: statement.all(...values), isLast: true }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { kind: 'rows', rows: [], isLast: true, changes, lastInsertRowid }
  } finally {
    // Thousands of statements would otherwise wait until V8 collects their small objects.
    statement.close()
  }
}

/** The query whose rows are being read in chunks; at most one at a time. */
function createReading() {
  /** @type {{ statement: StatementSync, rows: Iterator<Row> } | null} */
  let query = null

  function end() {
    query?.statement.close()
    query = null
  }

  return {
    end,
    /**
     * @param {StatementSync} statement
     * @param {import('node:sqlite').SQLInputValue[]} values
     */
    begin(statement, values) {
      query = { statement, rows: statement.iterate(...values) }
    },
    /** @returns {FromThread} */
    nextChunk() {
      const chunk = []
      for (let size = 0; chunk.length < CHUNK_ROWS && size < CHUNK_BYTES; ) {
        const next = query?.rows.next()
        if (!next || next.done) {
          end()
          return { kind: 'rows', rows: chunk, isLast: true }
        }
        chunk.push(next.value)
        size += sizeOf(next.value)
      }
      return { kind: 'rows', rows: chunk, isLast: false }
    },
  }
}

/** @param {string} file */
function open(file) {
  // Opens only an existing file: a lost one must not become an empty database.
  const place = file === ':memory:' ? file : new URL(`${pathToFileURL(file)}?mode=rw`)
  const database = new DatabaseSync(place, { timeout: BUSY_TURN_MS })
  try {
    // FULL: acknowledged writes survive a power failure.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** @param {Row} row */
function sizeOf(row) {
  let size = 0
  for (const value of Object.values(row)) {
    if (typeof value === 'string') size += value.length
    else if (value instanceof Uint8Array) size += value.byteLength
  }
  return size
}

/**
 * Pictures are handed over, not copied.
 * @param {Record<string, unknown>[]} rows
 */
function buffersOf(rows) {
  /** @type {ArrayBuffer[]} */
  const buffers = []
  for (const row of rows) {
    for (const value of Object.values(row)) {
      if (value instanceof Uint8Array) buffers.push(/** @type {ArrayBuffer} */ (value.buffer))
    }
  }
  return buffers
}
