import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseImageParams } from './image-params.ts'
import { ImageRefusal } from './image-refusal.ts'

const parse = (query: string) => parseImageParams(new URLSearchParams(query))

test.for([
  ['w=640', { width: 640, height: null, fit: 'clip' }],
  ['width=640&height=400&fit=crop', { width: 640, height: 400, fit: 'crop', crop: 'centre' }],
  ['w=640&h=400&fit=crop&crop=top,left', { crop: 'left top' }],
  ['w=640&h=400&fit=crop&crop=left,top', { crop: 'left top' }],
  ['w=640&h=400&fit=crop&crop=bottom', { crop: 'bottom' }],
  ['w=640&h=400&fit=crop&crop=center', { crop: 'centre' }],
  ['w=640&h=400&fit=crop&crop=entropy', { crop: 'entropy' }],
  ['rect=10,20,300,400', { rect: { x: 10, y: 20, width: 300, height: 400 } }],
  ['w=100&dpr=3', { dpr: 3 }],
  ['w=100&dpr=1.5', { dpr: 1.5 }],
  ['q=1', { quality: 1 }],
  ['fm=avif', { format: 'avif' }],
  ['auto=format%2Ccompress', { auto: { format: true, compress: true } }],
  ['auto=compress', { auto: { format: false, compress: true } }],
] as const)('%s is understood', ([query, expected]) => {
  expect(parse(query)).toMatchObject(expected)
})

test.for([
  ['w=0', '"w" must be a whole number from 1 to 4096'],
  ['w=4097', '"w" must be a whole number from 1 to 4096'],
  ['width=1e3', '"width" must be a whole number from 1 to 4096'],
  ['h=-1', '"h" must be a whole number from 1 to 4096'],
  ['h=', '"h" must be a whole number from 1 to 4096'],
  ['w=100&width=100', '"width" is given twice'],
  ['fit=facearea', '"fit" must be one of clip, crop, fill, max, min, scale'],
  ['crop=faces', '"crop" must be of top, bottom, left, right, center, or be entropy'],
  ['crop=top,bottom', '"crop" must be of top, bottom, left, right, center, or be entropy'],
  ['crop=top,entropy', '"crop" must be of top, bottom, left, right, center, or be entropy'],
  ['rect=0,0,0,10', '"rect" must be left,top,width,height in whole pixels of the original'],
  ['rect=left,top,1,1', '"rect" must be left,top,width,height in whole pixels of the original'],
  ['dpr=0', '"dpr" must be a number from 1 to 5'],
  ['dpr=6', '"dpr" must be a number from 1 to 5'],
  ['q=101', '"q" must be a whole number from 1 to 100'],
  ['fm=gif', '"fm" must be one of avif, webp, jpg, png'],
  ['auto=enhance', '"auto" must be of format, compress'],
  ['blur=20', '"blur" is not a parameter here; there are auto, crop, dpr,'],
  ['__proto__=1', '"__proto__" is not a parameter here'],
  ['toString=1', '"toString" is not a parameter here'],
] as const)('%s is refused by an error that names the parameter', ([query, message]) => {
  expect(() => parse(query)).toThrow(message)
})

test('parameters without effect do not make another variant', () => {
  expect(parse('dpr=3&crop=top&fit=crop')).toEqual(parse(''))
  expect(parse('w=100&h=50&crop=top')).toEqual(parse('w=100&h=50'))
})

test('any query gives parameters within limits or is refused', () => {
  const name = fc.oneof(
    fc.constantFrom('w', 'h', 'width', 'fit', 'crop', 'rect', 'dpr', 'q', 'fm', 'auto'),
    fc.string(),
  )
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('crop', 'top,left', 'entropy', '1,1,1,1', 'format', 'webp'),
  )
  const queries = fc.array(fc.tuple(name, value), { maxLength: 6 })

  fc.assert(
    fc.property(queries, (pairs) => {
      try {
        const params = parseImageParams(new URLSearchParams(pairs))
        expect(params.dpr).toBeGreaterThanOrEqual(1)
        expect((params.width ?? 1) <= 4096 && (params.height ?? 1) >= 1).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ImageRefusal)
        expect(error).toHaveProperty('status', 400)
      }
    }),
    { numRuns: 3000 },
  )
})
