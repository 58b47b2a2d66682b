import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, parseImageParams } from './image-params.ts'
import { planVariant } from './plan-variant.ts'

const photo = { width: 1000, height: 500, isVector: false }
const drawing = { width: 1600, height: 1000, isVector: true }
const plan = (original: typeof photo, query: string) =>
  planVariant(original, parseImageParams(new URLSearchParams(query)))

test.for([
  ['', 1000, 500],
  ['w=640', 640, 320],
  ['h=100', 200, 100],
  ['w=200&h=200', 200, 100],
  ['w=200&h=200&fit=max', 200, 100],
  ['w=200&h=200&fit=crop', 200, 200],
  ['w=200&h=200&fit=fill', 200, 200],
  ['w=200&h=200&fit=scale', 200, 200],
  ['w=200&fit=scale', 200, 500],
  ['w=200&dpr=2', 400, 200],
  ['w=1', 1, 1],
  ['rect=100,100,400,400', 400, 400],
  ['rect=100,100,400,400&w=200', 200, 200],
  ['rect=900,0,400,100', 100, 100],
] as const)('the size of a picture of 1000 by 500 with "%s"', ([query, width, height]) => {
  expect(plan(photo, query)).toMatchObject({ width, height })
})

test.for([
  ['w=2048', 1000, 500],
  ['w=640&dpr=3', 1000, 500],
  ['w=3000&h=3000&fit=max', 1000, 500],
  ['w=2000&h=2000&fit=crop', 500, 500],
  ['w=2000&h=2000&fit=fill', 1000, 1000],
  ['w=2000&h=400&fit=min', 1000, 400],
  ['w=2000&h=2000&fit=scale', 1000, 500],
  ['rect=0,0,100,100&w=400', 100, 100],
] as const)('a photo is never enlarged: "%s"', ([query, width, height]) => {
  expect(plan(photo, query)).toMatchObject({ width, height })
})

test.for([
  ['w=2048', 2048, 1280],
  ['w=640&dpr=3', 1920, 1200],
  ['w=3840', 2048, 1280],
  ['w=1200&dpr=3', 2048, 1280],
  ['w=4096&h=4096&fit=crop&dpr=5', 2048, 2048],
  ['w=4000&h=2000&fit=crop', 2048, 1024],
] as const)('a drawing is enlarged up to the limits: "%s"', ([query, width, height]) => {
  expect(plan(drawing, query)).toMatchObject({ width, height })
})

test('a `rect` outside the picture is refused', () => {
  expect(() => plan(photo, 'rect=1000,0,10,10')).toThrow(
    '"rect" lies outside the picture, which is 1000 by 500',
  )
})

test('no combination exceeds the limits or becomes empty', () => {
  const side = fc.integer({ min: 1, max: 4096 })
  const params = fc.record({
    width: fc.option(side),
    height: fc.option(side),
    fit: fc.constantFrom(...fits),
    dpr: fc.integer({ min: 1, max: 5 }),
  })
  const size = fc.record({ width: side, height: side, isVector: fc.boolean() })
  const rest = { crop: 'centre', rect: null, quality: null, format: null }
  const auto = { format: false, compress: false }

  fc.assert(
    fc.property(size, params, (original, asked) => {
      const { width, height } = planVariant(original, { ...rest, ...asked, auto })
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
    }),
  )
})
