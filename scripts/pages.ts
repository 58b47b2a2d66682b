// npm run pages -- record DIR        writes every page of the demo, as it is at a fixed instant
// npm run pages -- compare OLD NEW   lists what differs between two recordings, sentence by sentence
import { resolve } from 'node:path'
import { comparePages } from './compare-pages.ts'
import { recordPages } from './record-pages.ts'

const [command, ...folders] = process.argv.slice(2)
const [first, second] = folders.map((folder) => resolve(folder))

if (command === 'record' && first) {
  console.log(`${await recordPages(first)} files are in ${first}`)
} else if (command === 'compare' && first && second) {
  const { pages, differing, changes } = comparePages(first, second)
  for (const { before, after, count } of changes) {
    console.log(`${count} x\n  - ${before}\n  + ${after}`)
  }
  console.log(`${differing} of ${pages} files differ, by ${changes.length} changes.`)
} else {
  console.error('Use: npm run pages -- record DIR, or: npm run pages -- compare OLD NEW')
  process.exitCode = 2
}
