import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../../bench/seeded-random.ts'
import { mergeValues } from './merge-values.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })

test('a block that one person splits and another changes is a conflict, and its words are not doubled', () => {
  const base = ['Stall one opens at dawn. Its queue is long.', 'Stall two.'].map(block)
  const wanted = ['Stall one opens at dawn.', 'Come early. Its queue is long.', 'Stall two.'].map(
    block,
  )
  const found = base.with(0, block('Stall one opens at dawn. Bring cash. Its queue is long.'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual(found)
  expect(merged.conflicts).toEqual([{ path: [], before: base, after: wanted, found }])
})

test('two people who split a block in the same way make no conflict, even if one continues to write', () => {
  const base = ['Stall one opens at dawn. Its queue is long.', 'Stall two.'].map(block)
  const wanted = ['Stall one opens at dawn.', 'Its queue is long.', 'Stall two.'].map(block)
  const found = wanted.with(2, block('Stall two closes.'))

  expect(mergeValues({ base, wanted, found })).toEqual({ value: found, conflicts: [] })
})

test('rows of a group are not blocks, although they may have a text', () => {
  const row = (text: string, price: number) => ({ text, price })
  const base = [row('Kopi and toast', 5)]
  const wanted = [row('Kopi with toast', 5), row('Teh and toast', 4)]

  const merged = mergeValues({ base, wanted, found: [row('Kopi and toast', 6)] })

  expect(merged.value).toContainEqual(row('Teh and toast', 4))
})

test('a block of Chinese text that one person splits and another changes is not doubled', () => {
  const base = ['一号摊位清晨开门。排队的人很多。', '二号摊位。'].map(block)
  const wanted = ['一号摊位清晨开门。', '请早点来。排队的人很多。', '二号摊位。'].map(block)
  const found = base.with(0, block('一号摊位清晨开门。请带现金。排队的人很多。'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual(found)
  expect(merged.conflicts).toEqual([{ path: [], before: base, after: wanted, found }])
})

test('a half that has only words of the other half is not doubled either', () => {
  const base = ['Come, come! Come, come!', '开门，开门！开门！'].map(block)
  const wanted = ['Come, come!', 'Come, come!', '开门，开门！', '开门！'].map(block)
  const found = ['Please: Come, come! Come, come!', '请：开门，开门！开门！'].map(block)

  expect(mergeValues({ base, wanted, found }).value).toEqual(found)
})

test('a new Thai block is added if it shares letters, but no words, with the changed one beside it', () => {
  const base = ['กาแฟร้อนเปิดทุกวัน', 'ชา'].map(block)
  const added = block('ลูกค้าสั่งขนมปังล่วงหน้าได้')
  const wanted = [block('กาแฟเปิดทุกวัน'), added, block('ชา')]
  const found = base.with(0, block('กาแฟร้อนเปิดทุกวัน ยกเว้นจันทร์'))

  expect(mergeValues({ base, wanted, found }).value).toContainEqual(added)
})

test('a Thai block that one person splits and another changes is not doubled', () => {
  const base = ['กาแฟร้อนเปิดทุกวัน', 'ชา'].map(block)
  const wanted = ['กาแฟร้อน', 'เปิดทุกวัน', 'ชา'].map(block)
  const found = base.with(0, block('กาแฟร้อนราคาถูกเปิดทุกวัน'))

  expect(mergeValues({ base, wanted, found }).value).toEqual(found)
})

/** A sentence that shares only its end with others. */
type Write = (count: number) => string

const scripts: Record<string, Write> = {
  English: (count) => ` Word${count}a word${count}b word${count}c.`,
  Chinese: (count) => `${characters(0x4e00, count)}。`,
  Thai: (count) => `${characters(0xe01, count % 8)}${count}ฯ`,
  'short Chinese': (count) => `${characters(0x4e00, count).slice(0, 2)}。`,
}

function characters(first: number, count: number): string {
  return String.fromCharCode(...Array.from({ length: 6 }, (_, at) => first + 6 * count + at))
}

test.for(Object.entries(scripts))(
  'in %s no sentence is doubled or lost when two people write in the same blocks',
  ([, write]) => {
    const faults = Array.from({ length: 500 }, (_, seed) => findFault(write, createRandom(seed)))

    expect(faults.filter((fault) => fault !== null)).toEqual([])
  },
)

/** One person splits a block and types a sentence. The other one types or removes some. */
function findFault(write: Write, random: Random): object | null {
  let written = 0
  const sentence = () => write(written++)
  const base = Array.from({ length: 3 }, () =>
    Array.from({ length: random.between(2, 5) }, sentence),
  )
  const at = random.between(0, 2)
  const split = base[at] ?? []
  const cut = random.between(1, split.length - 1)
  const more = random.next() < 0.5 ? [sentence()] : []
  const wanted = base.toSpliced(at, 1, split.slice(0, cut), [...more, ...split.slice(cut)])
  const change = (one: string, roll: number) => {
    if (roll < 0.3) return [one, sentence()]
    return roll < 0.4 ? [] : [one]
  }
  const found = base.map((sentences, place) =>
    place === at || random.next() < 0.3
      ? sentences.flatMap((one) => change(one, random.next()))
      : sentences,
  )
  const all = Array.from({ length: written }, (_, count) => write(count))
  const isTakenOut = (one: string) => base.flat().includes(one) && !found.flat().includes(one)
  const [b, w, f] = [base, wanted, found].map((list) => list.map((one) => block(one.join(''))))

  const { value, conflicts } = mergeValues({ base: b, wanted: w, found: f })
  const text = JSON.stringify(value)
  const doubled = all.filter((one) => text.split(one).length > 2)
  const kept = text + JSON.stringify(conflicts)
  const lost = all.filter((one) => !kept.includes(one) && !isTakenOut(one))
  return doubled.length + lost.length > 0
    ? { doubled, lost, base: b, wanted: w, found: f, value }
    : null
}
