import { expect, test } from 'vitest'
import { matchItems } from './match-items.ts'
import { mergeValues } from './merge-values.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })

test.each([
  ['a long sentence', 'Toast at the stall beside it. Kopi at one.'],
  ['sentences at two places', 'Toast at ten, all day. Kopi at or before one. And soup.'],
])('a block is found again behind a new one after %s was typed into it', (_, text) => {
  const base = [block('Before.'), block('Kopi at one.')]
  const wanted = [block('Before.'), block('Kopi at two.'), block(text)]
  const found = base.with(1, block('Kopi at one. With cake.'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual([block('Before.'), block('Kopi at two.'), found[1]])
  expect(merged.conflicts).toEqual([{ path: [], before: base, after: wanted, found }])
})

test('a block of Chinese text is found again behind a new one after words at two places were typed into it', () => {
  const base = [block('开始。'), block('咖啡在一号摊位，早上开门。')]
  const typed = '好喝的咖啡和吐司和热汤和鸡饭在一号摊位，每天早上七点半开门到晚上。'
  const wanted = [block('开始。'), block('二号摊位卖茶，下午才来。'), block(typed)]
  const found = base.with(1, block('咖啡在一号摊位，早上开门。有蛋糕。'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual([block('开始。'), block('二号摊位卖茶，下午才来。'), found[1]])
})

test('a long Thai paragraph does not match a heading because it contains its letters', () => {
  const heading = 'สถานที่น่าเที่ยว'
  const paragraph =
    'ลูกค้าสามารถสั่งกาแฟและขนมปังล่วงหน้าได้ทางโทรศัพท์ตั้งแต่เจ็ดโมงเช้าถึงสองทุ่ม มีที่นั่งในร่มและกลางแจ้ง เปิดทุกวันไม่มีวันหยุด ' +
    'กรุณานำเงินสดมาด้วยเพราะที่นี่ไม่รับบัตร หากมากันหลายคนควรจองโต๊ะก่อน และให้มาถึงก่อนเวลาเล็กน้อย'
  const base = [block('เริ่ม'), block(heading)]

  const matches = matchItems(base, [block('เริ่ม'), block('เมนูเด็ด'), block(paragraph)])

  expect(matches).toEqual([0, 1, null])
})

test('a Thai block is found again behind a new one after words at two places were typed into it', () => {
  const base = [block('เริ่ม'), block('กาแฟร้อนเปิดทุกวัน')]
  const typed = 'ขนมปังและกาแฟร้อนราคาถูกมากเปิดทุกวันตั้งแต่เช้าถึงสองทุ่ม'

  const matches = matchItems(base, [block('เริ่ม'), block('เมนูเด็ด'), block(typed)])

  expect(matches).toEqual([0, null, 1])
})
