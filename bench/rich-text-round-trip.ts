// Every rich text of the demo and 6,000 generated ones: opened and closed, they are the same bytes; an edit at a random
// place changes its own block alone. `npm run bench -- rich-text-round-trip [generated]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIllustrator } from '../seed/illustrator/illustrator.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Blocks } from '../src/desk/writing/block-keeper.ts'
import { createContentStore } from '../src/repository/content-store.ts'
import { seedContent } from '../src/repository/seed-content.ts'
import { generatedRichText } from '../test/generated-rich-text.ts'
import { NOON, SEED_FOLDER } from '../test/noon.ts'
import { editAtRandom, openAndClose, richTextsIn } from '../test/rich-text-round-trip.ts'
import { report } from './report.ts'
import { createRandom } from './seeded-random.ts'

const generated = Number(process.argv[2] ?? 6000)
const texts = [
  ...(await seedTexts()),
  ...Array.from({ length: generated }, (_, seed) => generatedRichText(createRandom(seed))),
]

const lost = texts.filter((text) => {
  const { untouched, copied } = openAndClose(text)
  return untouched !== text || copied !== JSON.stringify(text)
})
report('opened and closed', `${texts.length} texts, ${lost.length} not the same bytes`)

const edits = texts.map((text, seed) => ({ text, edit: editAtRandom(text, createRandom(seed)) }))
const wrong = edits.filter(({ text, edit }) => {
  if (!edit) return false
  const isOthersSame = edit.after.every((block, at) => at === edit.place || block === text[at])
  const isOwn = edit.after[edit.place]?.text === edit.edited && edit.after.length === text.length
  return !isOthersSame || !isOwn || edit.undone !== text
})
const made = edits.filter(({ edit }) => edit !== null).length
report('edited', `${made} texts, ${wrong.length} changed elsewhere or not taken back`)
if (lost.length + wrong.length > 0) process.exitCode = 1

async function seedTexts(): Promise<Blocks[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
  try {
    const db = openDatabase(join(folder, 'content.db'))
    await migrate(db)
    const options = { now: () => NOON, createRef: () => 'seeded', createIllustrator }
    await seedContent(db, { folder: SEED_FOLDER, ...options })
    const { documents } = (await createContentStore(db)).snapshot()
    const found = [...documents].flatMap(({ data }) => richTextsIn(data))
    await db.destroy()
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}
