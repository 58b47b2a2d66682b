import type { Page } from 'playwright/test'

/** Smaller shifts do not count: a line of a card may still move by its own height. */
const SMALLEST_SHIFT = 0.005

type ShiftEntry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Watches what moves in the documents that the page opens from now on. The function it resolves to reads what has moved in the document shown, also right after
 * an input: how much, which elements, from where to where.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((smallest) => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as ShiftEntry[]) {
        if (value < smallest) continue
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const where = `${from.x} ${from.y} ${from.height} → ${to.x} ${to.y} ${to.height}`
          return `${node?.nodeName} ${node?.textContent?.slice(0, 30)} ${where}`
        })
        shifts.push(`${value} ${moved.join('; ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readShifts = async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame().then(frame).then(frame)
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { readShifts })
  }, SMALLEST_SHIFT)
  return () => page.evaluate(() => Reflect.get(window, 'readShifts')())
}
