import { expect, test } from 'vitest'
import { createRandom } from '../../../bench/seeded-random.ts'
import { documentOf } from '../../../test/content-fixture.ts'
import { type DraftDesk, openDraftDesk } from '../../../test/draft-desk.ts'
import { type Engine, engines } from '../../../test/engines.ts'
import { generatedDocument } from '../../../test/generated-documents.ts'
import { trialsOf } from '../../../test/machine.ts'
import { changeDocument, withNames } from '../../../test/random-edits.ts'
import { diffDocuments } from '../merge/merge-documents.ts'
import { isReleaseFault } from '../publish/release-fault.ts'
import type { StoredDocument } from '../stored-document.ts'
import { publishDraft } from './publish-draft.ts'
import { readDraft } from './save-draft.ts'

const HISTORIES = trialsOf(20)

test('histories of saves end the same on SQLite and PostgreSQL, and lose nothing', async () => {
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const ends = await Promise.all(engines.map((engine) => saveAll(engine, seed)))

    expect(ends[0]).toEqual(ends[1])
  }
})

/** Three editors, each with their own copy, who save in turns and repeat some saves. */
async function saveAll(engine: Engine, seed: number) {
  await using desk = await openDraftDesk(engine)
  const random = createRandom(seed)
  const start = withNames(generatedDocument(random, 'd')) as StoredDocument
  const first = documentOf({ ...start, id: 'd' })
  await desk.publish(first)
  const editors = [first, first, first]
  const typed: string[] = []
  const replaced = new Set<string>()
  for (let step = 0; step < 12; step++) {
    const who = random.between(0, 2)
    const base = editors[who] as StoredDocument
    const what = random.pick(['set', 'insert', 'touch'] as const)
    const [place, item, to] = [1, 2, 3].map(() => random.between(0, 1000))
    const token = `~${seed}${step}0~`
    const edit = { what, place: place ?? 0, item: item ?? 0, to: to ?? 0, since: base, token }
    const local = changeDocument(base, edit) as StoredDocument
    const changes = diffDocuments(base, local)
    if (tokensOf(local).includes(token)) typed.push(token)
    // What somebody has replaced knowingly is not lost.
    for (const old of tokensOf(base)) if (!tokensOf(local).includes(old)) replaced.add(old)
    const save = { saveId: `s${step}`, changes }
    const saved = await desk.save(save)
    if (random.next() < 0.3) await desk.save(save)
    if (random.next() < 0.2) await publishDraft(desk.db, 'd', desk.options).catch(refuseOther)
    if (random.next() < 0.1) await correct(desk, `~${seed}${step}1~`, typed)
    if (random.next() < 0.5) editors[who] = saved.document as StoredDocument
  }
  const { document, conflicts } = await readDraft(desk.db, { document_id: 'd', release_id: '' })
  const kept = tokensOf([document, conflicts, await desk.live()])
  expect(typed.filter((token) => !kept.includes(token) && !replaced.has(token))).toEqual([])
  return { document, conflicts }
}

/** Somebody publishes a correction without the draft. */
async function correct(desk: DraftDesk, token: string, typed: string[]): Promise<void> {
  const live = await desk.live()
  await desk.publish({ ...live, data: { ...live.data, [`field${token}`]: token } })
  typed.push(token)
}

function refuseOther(error: unknown): void {
  if (!isReleaseFault(error)) throw error
}

function tokensOf(value: unknown): string[] {
  return JSON.stringify(value).match(/~\d+~/g) ?? []
}
