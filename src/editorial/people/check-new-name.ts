import type { Database } from '#db/database.ts'
import { deskNames } from '#db/desk-people.ts'
import { AppError } from '#lib/node/app-error.ts'

/** Named in the history where no person acted. */
const RESERVED = [
  'the site',
  'npm run desk',
  'DESK_ADMIN',
  'Demo desk',
  'demo',
  'person',
  'token',
  'command',
  'scheduler',
].map(toCompared)

/** The history names people, so names must be unique. A person who returns keeps their name. */
export async function checkNewName(db: Database, name: string, email: string): Promise<void> {
  const own = toCompared(name)
  const others = (await deskNames(db)).filter((person) => person.email !== email)
  const isTaken = others.some((person) => toCompared(person.name) === own)
  if (isTaken || RESERVED.includes(own)) {
    throw new AppError('conflict', 'Somebody at the desk has this name. Choose another one.')
  }
}

function toCompared(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
