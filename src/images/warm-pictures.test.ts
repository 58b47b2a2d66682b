import { expect, test } from 'vitest'
import { createPictureWarmer } from './warm-pictures.ts'

function recorder(isCalm = () => true) {
  const asked: string[] = []
  return {
    asked,
    isCalm,
    async serve(request: Request) {
      const { pathname, search } = new URL(request.url)
      asked.push(`${pathname}${search} ${request.headers.get('accept')}`)
      return new Response()
    },
  }
}

const refuse = (error: unknown) => {
  throw error
}
const html = (...sources: string[]) =>
  sources.map((src) => `<img alt="A bowl" src="${src}" srcset="/images/x 1x">`).join('')

test('the sources of pictures are made once each, in the best format', async () => {
  const images = recorder()
  const warmer = createPictureWarmer({ images, serveCard: images.serve, onError: refuse })

  warmer.addFrom(html('/images/a/x.jpg?w=1&amp;auto=format', '/images/b/y.jpg', '/logo.svg'))
  warmer.addFrom(html('/images/b/y.jpg', '/images/c/z.jpg'))
  await warmer.settled()

  expect(images.asked).toEqual([
    '/images/a/x.jpg?w=1&auto=format image/avif,image/webp',
    '/images/b/y.jpg image/avif,image/webp',
    '/images/c/z.jpg image/avif,image/webp',
  ])
})

test('cards come after all pictures, each once', async () => {
  const asked: string[] = []
  const note = (kind: string) => async (request: Request) => {
    asked.push(`${kind} ${new URL(request.url).pathname}`)
    return new Response()
  }
  const warmer = createPictureWarmer({
    images: { isCalm: () => true, serve: note('picture') },
    serveCard: note('card'),
    onError: refuse,
  })
  const card = (name: string) => `<meta property="og:image" content="https://x.test/cards${name}">`

  warmer.addFrom(card('/deals/a/1.png') + html('/images/a/x.jpg'))
  warmer.addFrom(card('/deals/a/1.png') + card('/2.png') + html('/images/b/y.jpg'))
  await warmer.settled()

  expect(asked).toEqual([
    'picture /images/a/x.jpg',
    'picture /images/b/y.jpg',
    'card /cards/deals/a/1.png',
    'card /cards/2.png',
  ])
})

test('nothing is made while the encoder is busy for visitors', async () => {
  let calm = false
  const images = recorder(() => calm)
  const warmer = createPictureWarmer({ images, serveCard: images.serve, onError: refuse })

  warmer.addFrom(html('/images/a/x.jpg'))
  await new Promise((resolve) => setImmediate(resolve))
  const before = images.asked.length
  calm = true
  await expect.poll(() => images.asked.length).toBe(1)

  expect(before).toBe(0)
})

test('stopping ends the work, and failures after that are not reported', async () => {
  const asked: string[] = []
  const warmer = createPictureWarmer({
    images: {
      isCalm: () => true,
      async serve(request) {
        asked.push(request.url)
        warmer.stop()
        throw new Error('the site is closing')
      },
    },
    serveCard: refuse,
    onError: refuse,
  })

  warmer.addFrom(html('/images/a/x.jpg', '/images/b/y.jpg'))
  await warmer.settled()

  expect(asked).toHaveLength(1)
})

test('after many pictures new ones are still made, and the oldest are requested again', async () => {
  const images = recorder()
  const warmer = createPictureWarmer({ images, serveCard: images.serve, onError: refuse })
  const path = (number: number) => `/images/${number}/x.jpg`
  const most = 5000

  warmer.addFrom(html(...Array.from({ length: most + 10 }, (_, number) => path(number))))
  await warmer.settled()
  const first = images.asked.splice(0)
  warmer.addFrom(html(path(most - 1), path(most), path(0)))
  await warmer.settled()

  expect(first).toHaveLength(most)
  expect(images.asked.map((line) => line.split(' ')[0])).toEqual([path(most), path(0)])
})
