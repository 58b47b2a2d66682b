import { expect, test } from 'vitest'
import { holidayTerms } from './holiday-terms.ts'

test.each([
  ['Public holidays are excluded.', 'excluded', 'included'],
  ['Not valid on public holidays.', 'excluded', 'included'],
  ['Not for public holidays, previews or film festivals.', 'excluded', 'included'],
  ['School holidays are included; public holidays are not.', 'excluded', 'included'],
  ['Pause during public holidays.', 'excluded', 'included'],
  ['Not valid on public holidays or on the eve of Chinese New Year.', 'excluded', 'included'],
  ['Eve of public holidays is excluded.', 'included', 'excluded'],
  ['Not valid on eves of public holidays.', 'included', 'excluded'],
  ['Public holiday eves are excluded.', 'included', 'excluded'],
  ['Not on public holidays and eves of public holidays.', 'excluded', 'excluded'],
  ['Valid on public holidays only.', 'only', 'included'],
  ['Only on public holiday eves.', 'included', 'only'],
  ['For eves of public holidays and public holidays only.', 'only', 'only'],
  // said, but not refused
  ['Saturdays, Sundays and public holidays only.', 'included', 'included'],
  ['Public holidays follow weekend pricing.', 'included', 'included'],
  ['When the first Monday is a public holiday, it moves to the second.', 'included', 'included'],
  ['Valid on public holidays. Not on Mondays.', 'included', 'included'],
])('"%s" means holidays %s and eves %s', (text, holidays, eves) => {
  const body = [{ type: 'list-item' as const, text, spans: [], direction: 'ltr' as const }]

  expect(holidayTerms({ body: body as never })).toEqual({ holidays, eves, mentioned: true })
})

test('terms that do not mention public holidays include them', () => {
  const body = [
    { type: 'paragraph' as const, text: 'Not during school holidays.', spans: [] },
    { type: 'image' as const, url: 'https://a.example/a.png' },
  ]

  expect(holidayTerms({ body: body as never })).toEqual({
    holidays: 'included',
    eves: 'included',
    mentioned: false,
  })
})
