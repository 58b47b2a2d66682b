import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HANDLED, listenToFew } from './listen-to-few.ts'

/** React listens to these on the element itself. */
const ON_THE_ELEMENT = ['cancel', 'close', 'error', 'load', 'scroll', 'toggle']

test('the root listens to the events that components handle, and to no others', () => {
  const ofReact = new Set(
    readFileSync('node_modules/@types/react/index.d.ts', 'utf8').match(
      /\bon[A-Z]\w+(?=\?: \w*EventHandler<T>)/g,
    ),
  )
  const files = globSync('src/{ui,routes,browser,richtext}/**/*.tsx').filter(
    (file) => !file.includes('.test.'),
  )
  const handlers = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bon[A-Z]\w+(?==\{)/g) ?? [],
  )
  const events = handlers
    .filter((name) => ofReact.has(name))
    .map((name) => name.slice('on'.length).toLowerCase())
    .filter((name) => !ON_THE_ELEMENT.includes(name))

  // `onChange` of a text field is React's name for `input`.
  expect([...new Set([...events, 'input'])].sort()).toEqual([...HANDLED].sort())
})

test('a listener for another event is not added', () => {
  const added: string[] = []
  const root = { addEventListener: (name: string) => added.push(name) } as unknown as HTMLElement

  listenToFew(root)
  for (const name of ['pointermove', 'click', 'touchend', 'submit'])
    root.addEventListener(name, () => {})

  expect(added).toEqual(['click', 'submit'])
})
