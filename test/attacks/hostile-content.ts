import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createContentStore } from '#repository/content-store.ts'
import { seedContent } from '#repository/seed-content.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { SEED_FOLDER } from '../noon.ts'
import { toTestStore } from '../publish-change.ts'
import { createReleaseStore } from '../release-store.ts'
import { xssAddresses, xssPayloads } from './xss-payloads.ts'

/** Fields that must stay valid, or there would be no page to test. */
const STRUCTURE =
  /^(id|uid|type|link_type|slice_type|slice_label|variation|lang|slug|category|kind|redeem|version|parent_id|role|palette|motif|day|days|from|until|opens|closes|layout|status)$/
const ADDRESS = /(^|_)(url|href|source|link)$/
/** Days, instants, ids and other values with a fixed form. */
const FORMED = /^\d{4}-\d\d-\d\d|^[0-9a-f-]{32,36}$|^[+-]?\d+(\.\d+)?$|^\d\d:\d\d/

/** Cycles through all payloads of each list. */
function createPoisoner() {
  const turns = { text: 0, address: 0 }
  const text = () => xssPayloads[turns.text++ % xssPayloads.length] ?? ''
  const address = () => xssAddresses[turns.address++ % xssAddresses.length] ?? ''

  /** The same value with payloads instead of its texts. */
  function poison(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item, index) => poisonItem(value, item, index, key))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, poison(it, name)]))
    }
    if (typeof value !== 'string' || STRUCTURE.test(key) || FORMED.test(value)) return value
    return ADDRESS.test(key) ? address() : text()
  }

  /** In rich-text pages `["a", url]` is a link, and the first item of any such list is a name. */
  function poisonItem(list: unknown[], item: unknown, index: number, key: string): unknown {
    const isMark = typeof list[0] === 'string' && list[0].length === 1
    if (isMark && index === 0) return item
    if (isMark && list[0] === 'a') return address()
    return poison(item, key === 'tags' || key === 'content' ? 'id' : key)
  }

  return { poison, turns }
}

/** The demo with payloads in every text of every document and page, in an SQLite file. */
export async function writeHostileContent(file: string) {
  const db = openDatabase(file)
  await migrate(db)
  let refs = 0
  const createRef = () => `hostile-${++refs}`
  const options = { now: () => new Date(), createRef }
  await seedContent(db, { folder: SEED_FOLDER, createIllustrator, ...options })
  const store = toTestStore(await createContentStore(db), db, options)
  const { poison, turns } = createPoisoner()
  const { documents, richtextPages } = store.snapshot()
  await store.publish({
    documents: [...documents].map((it) => ({ ...it, data: poison(it.data) as typeof it.data })),
    richtextPages: [...richtextPages].map(([id, blockMap]) => ({
      id,
      blockMap: poison(blockMap) as typeof blockMap,
    })),
  })
  const releases = createReleaseStore(db, { store, ...options })
  const previews: string[] = []
  for (let at = 0; at < xssPayloads.length; at += 8) {
    const label = xssPayloads.slice(at, at + 8).join(' ')
    const saved = await releases.save({ id: `r${at}`, label, scheduledAt: null, change: {} })
    previews.push(saved.previewToken)
  }
  await db.destroy()
  return { placed: turns.text + turns.address, previews }
}
