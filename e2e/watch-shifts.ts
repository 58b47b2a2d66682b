import type { Page } from 'playwright/test'

/** On wide screens smaller shifts do not count by themselves: a line of a card may move by its own height when its row grows. */
const SMALLEST_SHIFT = 0.005
const WIDE_PX = 640
/** Of all shifts together. */
const MOST_SHIFT = 0.01

type ShiftEntry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Records movements in the documents that the page opens from now on. Resolves to a function that reads the movements in
 * the current document, also right after an input: how much, which elements, from where to where.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE_PX
  await page.addInitScript(
    ({ smallest, most }) => {
      const shifts: string[] = []
      let sum = 0
      const note = (entries: PerformanceEntryList) => {
        for (const { value, sources } of entries as ShiftEntry[]) {
          sum += value
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
        return sum > most ? [...shifts, `all together ${sum}`] : shifts
      }
      Object.assign(window, { readShifts })
    },
    { smallest: isWide ? SMALLEST_SHIFT : 0, most: MOST_SHIFT },
  )
  return () => page.evaluate(() => Reflect.get(window, 'readShifts')())
}
