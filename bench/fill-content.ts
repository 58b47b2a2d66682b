// Publishes the corpus of `content.ts` into a database: FILE DEALS.
import { createCorpus } from './content-corpus.ts'
import { openStore } from './open-store.ts'
import { report, timed } from './report.ts'

// The promise for imports, which also check every document.
const LEAST_PER_SECOND = 2000

const [file = '', deals = ''] = process.argv.slice(2)
const documents = await createCorpus(Number(deals))
const { store, close } = await openStore(file)
const { clock } = await timed(() => store.publish({ documents }))
const rate = Math.round((1000 * documents.length) / clock)
report('publish of everything at once', `${rate} documents/s (promised: ${LEAST_PER_SECOND})`)
await close()
