import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createCorpus } from './content-corpus.ts'
import { openStore } from './open-store.ts'

/** A rich-text page with a block that takes long to highlight. */
export const LONG_CODE_PAGE = '0c0de0c0de0c0de0c0de0c0de0c0de0c'
const CODE_CHARACTERS = 40_000

/** Fills `dataDir` with the demo and as many deals and brands as a large site has. */
export async function fillLargeSite(dataDir: string, deals: number): Promise<void> {
  const root = join(import.meta.dirname, '..')
  const imported = spawnSync(process.execPath, ['scripts/content.ts', 'import', 'seed'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  if (imported.status !== 0) throw new Error(`The demo could not be imported: ${imported.stderr}`)
  const { store, close } = await openStore(join(dataDir, 'lobang.sqlite'))
  await store.publish({ documents: await createCorpus(deals), richtextPages: [longCode()] })
  await close()
}

function longCode() {
  const line = 'Map<String, List<Map<String, int[]>>> table = new HashMap<>(a < b ? c : d);\n'
  const code = line.repeat(Math.ceil(CODE_CHARACTERS / line.length)).slice(0, CODE_CHARACTERS)
  const block = {
    id: 'code',
    type: 'code',
    properties: { title: [[code]], language: [['Java']] },
  }
  const page = {
    id: LONG_CODE_PAGE,
    type: 'page',
    content: ['code'],
    properties: { title: [['Code']] },
  }
  const blockMap = { [LONG_CODE_PAGE]: { value: page }, code: { value: block } }
  return { id: LONG_CODE_PAGE, blockMap: blockMap as never }
}
