import { useEffect, useState } from 'react'

type LateParts = Awaited<ReturnType<typeof load>>

async function load() {
  const [{ ActionBar }, { ReportForm }] = await Promise.all([
    import('./action-bar.tsx'),
    import('./report-form.tsx'),
  ])
  return { ActionBar, ReportForm, isPhone: matchMedia('(max-width: 63.99rem)').matches }
}

/** What is nothing without script comes after the page. `null` until then. */
export function useLateParts(): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null)
  useEffect(() => {
    // All that the bar does can be done further up, and without signal there is nobody to report to.
    load().then(setParts, () => {})
  }, [])
  return parts
}
