import { expect, test } from 'vitest'
import { toCover, toThumbnail } from './to-picture.ts'

const image = {
  id: 'a1',
  url: '/images/a1/laksa-chili.jpg?auto=format,compress',
  alt: 'A bowl of laksa',
  copyright: null,
  dimensions: { width: 1600, height: 1000 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
}

test('our own pictures have URLs without a host', () => {
  const cover = toCover(image)

  expect(cover).toEqual({
    src: '/images/a1/laksa-chili.jpg?auto=format%2Ccompress&width=1200',
    srcSet: [640, 828, 1200, 2048]
      .map((w) => `/images/a1/laksa-chili.jpg?auto=format%2Ccompress&width=${w} ${w}w`)
      .join(', '),
    width: 1600,
    height: 1000,
    alt: 'A bowl of laksa',
  })
})

test('pictures of a remote repository keep their host', () => {
  const url = 'https://images.prismic.example/repo/a1.png?auto=format,compress'

  const cover = toCover({ ...image, url })

  expect(cover?.src).toBe(
    'https://images.prismic.example/repo/a1.png?auto=format%2Ccompress&width=1200',
  )
  expect(cover?.srcSet.match(/https:\/\/images\.prismic\.example/g)).toHaveLength(4)
})

test('a picture on a card has an empty alternative text', () => {
  expect(toThumbnail(image)).toMatchObject({ alt: '', src: expect.stringMatching(/width=640$/) })
})

test.for([{}, null, undefined])('%j is not a picture', (empty) => {
  expect(toCover(empty)).toBeNull()
})
