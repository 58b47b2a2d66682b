import type { Database } from '#db/database.ts'
import { draftSavesUntil } from '#db/desk-drafts.ts'
import type { DraftRow } from '#db/draft-rows.ts'
import type { Change, ChangedMeanwhile } from '#desk/wire/documents.ts'
import { toPathText } from '#lib/merge/change.ts'
import type { Stopped } from './publish-document.ts'

type State = Pick<DraftRow, 'version' | 'ref'>

/** More is not read at a glance. The changes of one save may be large. */
const MOST_SAVES = 100
const MOST_CHARACTERS = 100_000

/** Names a state of a draft: numbers begin again after a publish, refs do not. Empty without a draft. */
export function toSeen({ version, ref }: State): string {
  return version === 0 ? '' : `${version} ${ref ?? ''}`
}

/** 409: what others did to a draft since the person looked, and the name of what it is now. */
export async function answerChanged(
  db: Database,
  row: DraftRow,
  { seen, name }: { seen: string; name: string },
): Promise<Stopped> {
  const changed = await changesSince(db, row, seen)
  return { done: false, message: sayWho(changed.by, name), findings: [], changed }
}

async function changesSince(db: Database, row: DraftRow, seen: string): Promise<ChangedMeanwhile> {
  const from = Number.parseInt(seen, 10) || 0
  const saves = await draftSavesUntil(db, row, MOST_SAVES)
  // Numbers that do not go down by one are of an older draft of the same document.
  const own = saves.filter(
    ({ version }, place) =>
      version === row.version - place && (version > from || from >= row.version),
  )
  const kept: Change[] = []
  let length = 0
  for (const { changes } of own) {
    length += changes.length
    if (length <= MOST_CHARACTERS) kept.unshift(...(JSON.parse(changes) as Change[]))
  }
  const by = [...new Set(own.flatMap(({ author }) => author ?? []))]
  return { seen: toSeen(row), by, changes: joined(kept), isCut: length > MOST_CHARACTERS }
}

/** From the first value to the last at each place. */
function joined(changes: readonly Change[]): Change[] {
  const places = new Map<string, Change>()
  for (const change of changes) {
    const key = toPathText(change.path)
    const first = places.get(key)
    places.set(key, first && 'before' in first ? { ...change, before: first.before } : change)
  }
  return [...places.values()]
}

function sayWho(by: readonly string[], name: string): string {
  const others = by.filter((each) => each !== name)
  if (others.length === 0) return 'You changed this in another window. Look at it first.'
  const who = others.slice(0, 3).join(' and ')
  return `${who} ${others.length === 1 ? 'has' : 'have'} changed this since you looked. Look at it first.`
}
