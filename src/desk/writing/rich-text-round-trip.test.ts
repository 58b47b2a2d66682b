import { expect, test } from 'vitest'
import { createRandom } from '../../../bench/seeded-random.ts'
import { openSeededStore } from '../../../test/content-fixture.ts'
import { generatedRichText } from '../../../test/generated-rich-text.ts'
import { trialsOf } from '../../../test/machine.ts'
import { editAtRandom, openAndClose, richTextsIn } from '../../../test/rich-text-round-trip.ts'

const GENERATED = 6000

test('every rich text of the demo comes back byte for byte', async () => {
  const { documents } = (await openSeededStore()).snapshot()
  const texts = [...documents].flatMap(({ data }) => richTextsIn(data))

  const changed = texts.filter((text) => {
    const { untouched, copied } = openAndClose(text)
    return untouched !== text || copied !== JSON.stringify(text)
  })

  expect(texts.length).toBeGreaterThan(1000)
  expect(changed).toEqual([])
})

test('generated rich texts come back byte for byte', () => {
  for (let seed = 0; seed < trialsOf(GENERATED); seed++) {
    const text = generatedRichText(createRandom(seed))
    const { untouched, copied } = openAndClose(text)

    expect(untouched, `seed ${seed}`).toBe(text)
    expect(copied, `seed ${seed}`).toBe(JSON.stringify(text))
  }
})

test('an edit changes only its own block, and undoing it gives the stored text', () => {
  let edits = 0
  for (let seed = 0; seed < trialsOf(GENERATED); seed++) {
    const random = createRandom(seed)
    const text = generatedRichText(random)
    const edit = editAtRandom(text, random)
    if (!edit) continue
    edits += 1

    expect(edit.after.length).toBe(text.length)
    for (const [place, block] of edit.after.entries()) {
      if (place === edit.place) {
        expect(block.type).toBe(text[place]?.type)
        expect(block.text).toBe(edit.edited)
        expect(block).not.toBe(text[place])
      } else expect(block, `seed ${seed}`).toBe(text[place])
    }
    expect(edit.undone, `seed ${seed}`).toBe(text)
  }
  expect(edits).toBeGreaterThan(trialsOf(GENERATED) / 2)
})
