// Another process that writes to the same file: holds the write lock from when it says so until its
// input ends. node hold-sqlite-lock.mjs FILE
import { DatabaseSync } from 'node:sqlite'

const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 30_000 })
database.exec('BEGIN IMMEDIATE')
process.stdout.write('held\n')
process.stdin.on('end', () => {
  database.exec('ROLLBACK')
  database.close()
})
process.stdin.resume()
