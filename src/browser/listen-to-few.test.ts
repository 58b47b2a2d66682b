import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HANDLED, listenToFew } from './listen-to-few.ts'

/** For each handler, the events that React listens to at its root; none if it listens on the element itself. */
const EVENTS_OF: Record<string, readonly string[]> = {
  onChange: ['change', 'click', 'input'],
  onClick: ['click'],
  onClose: [],
  onError: [],
  onKeyDown: ['keydown'],
  onPointerDown: ['pointerdown'],
  onSubmit: ['submit'],
}

test('the root listens to the events that components handle, and to no others', () => {
  const types = readFileSync('node_modules/@types/react/index.d.ts', 'utf8')
  const ofReact = new Set(types.match(/\bon[A-Z]\w+(?=\?: \w*EventHandler<T>)/g))
  const files = globSync('src/{ui,routes,browser,richtext}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  // As an attribute, and in an object of attributes.
  const named = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bon[A-Z]\w+(?==\{|: \(|: \w+[,\n ])/g) ?? [],
  )
  const handlers = [...new Set(named)].filter((name) => ofReact.has(name))

  // If this fails, add the new handler's events. React's name may differ: `onFocus` is `focusin`.
  expect(handlers.filter((name) => !(name in EVENTS_OF))).toEqual([])
  const events = new Set(handlers.flatMap((name) => EVENTS_OF[name] ?? []))
  expect([...events].sort()).toEqual([...HANDLED].sort())
})

test('listeners for other events are not added', () => {
  const added: string[] = []
  const root = { addEventListener: (name: string) => added.push(name) } as unknown as HTMLElement

  listenToFew(root)
  for (const name of ['pointermove', 'click', 'touchend', 'submit']) {
    root.addEventListener(name, () => {})
  }

  expect(added).toEqual(['click', 'submit'])
})
