import { expect, test } from 'vitest'
import { mentionParts, mentionsIn, withMention, wordAt } from './mention-text.ts'

const people = ['Bo', 'Bo Tan', 'Weekend desk'].map((name, place) => ({
  id: `p${place}`,
  name,
  initials: 'B',
}))

test('a name is offered while it is typed, and taken whole', () => {
  expect(wordAt('Ask @we', 7)).toBe('we')
  expect(wordAt('bo@mail.example', 15)).toBeNull()
  expect(wordAt('Ask', 3)).toBeNull()

  expect(withMention('Ask @we please', 7, 'Weekend desk')).toEqual({
    text: 'Ask @Weekend desk please',
    caret: 18,
  })
})

test('each named person is mentioned, and a longer name does not mention a shorter one', () => {
  expect(mentionsIn('@Bo Tan, ask @Weekend desk. Not @Bobby or bo', people)).toEqual(['p1', 'p2'])
  expect(mentionsIn('@Bo and @Bo Tan', people)).toEqual(['p0', 'p1'])
  expect(mentionParts('Hi @Bo!', ['Bo'])).toEqual([
    { text: 'Hi ', name: null },
    { text: '@Bo', name: 'Bo' },
    { text: '!', name: null },
  ])
})
