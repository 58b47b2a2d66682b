import { expect, test } from 'vitest'
import { createDeviceWriter } from './device-writer.ts'
import type { SenderIo } from './draft-sender.ts'
import type { Journal, JournalEntry } from './journal.ts'

function entryOf(saveId: string): JournalEntry {
  return {
    saveId,
    key: 'd ',
    tab: 't',
    person: 'editor',
    against: 0,
    changes: [],
    resolves: [],
    madeAt: 0,
  }
}

const after: SenderIo['after'] = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** A device whose writes end when the test says so. */
function createSlowDevice() {
  const written: string[] = []
  const ends: (() => void)[] = []
  const journal: Journal = {
    put(entry, how) {
      written.push(how?.outlastsPower ? `${entry.saveId} for good` : entry.saveId)
      return new Promise((resolve) => ends.push(resolve))
    },
    remove: async () => {},
    leftOf: async () => [],
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const endWrite = async () => {
    ends.shift()?.()
    await turn()
  }
  return { journal, written, turn, endWrite }
}

test('text typed while the device writes is saved by one further write', async () => {
  const { journal, written, turn, endWrite } = createSlowDevice()
  let open = entryOf('one')
  let isOnlyPlace = false
  const device = createDeviceWriter({
    ...{ content: { open: () => open }, io: { journal, after }, onKept: () => {} },
    isOnlyPlace: () => isOnlyPlace,
  })
  const type = (text: string) => {
    open = entryOf(text)
    device.plan()
  }

  device.plan()
  await turn()
  type('two')
  type('three')
  await turn()
  expect(written).toEqual(['one'])
  isOnlyPlace = true
  await endWrite()
  await endWrite()

  expect(written).toEqual(['one', 'three for good'])
})

test('the device writes nothing twice, unless it is the only place', async () => {
  const { journal, written, turn, endWrite } = createSlowDevice()
  const open = entryOf('one')
  let isOnlyPlace = false
  const device = createDeviceWriter({
    content: { open: () => open },
    io: { journal, after },
    isOnlyPlace: () => isOnlyPlace,
    onKept: () => {},
  })

  const first = device.keepOnce(open)
  await endWrite()
  await first
  await device.keepOnce(open)
  expect(written).toEqual(['one'])
  isOnlyPlace = true
  void device.keepOnce(open)
  await turn()

  expect(written).toEqual(['one', 'one for good'])
})

test('a key is written in its own task, and others can wait for that', async () => {
  const { journal, written, turn, endWrite } = createSlowDevice()
  const open = entryOf('one')
  const device = createDeviceWriter({
    ...{ content: { open: () => open }, io: { journal, after }, onKept: () => {} },
    isOnlyPlace: () => false,
  })

  device.plan()
  await Promise.resolve()
  expect(written).toEqual(['one'])
  const heard: string[] = []
  void device.written().then(() => heard.push('written'))
  await turn()
  expect(heard).toEqual([])
  await endWrite()

  expect(heard).toEqual(['written'])
})
