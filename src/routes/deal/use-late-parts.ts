import { useEffect, useState } from 'react'
import { afterPaint } from '#ui/after-paint.ts'

type LateParts = Partial<
  typeof import('./action-bar.tsx') &
    typeof import('./countdown.tsx') &
    typeof import('./report-form.tsx')
>

/** What is nothing without script comes after the page, each part by itself. */
export function useLateParts(isCounted: boolean): LateParts {
  const [parts, setParts] = useState<LateParts>({})
  useEffect(() => {
    const add = (part: LateParts) => setParts((others) => ({ ...others, ...part }))
    // All that the bar does can be done further up, and without signal there is nobody to report to.
    const doWithout = () => {}
    return afterPaint(() => {
      if (matchMedia('(max-width: 63.99rem)').matches)
        import('./action-bar.tsx').then(add, doWithout)
      if (isCounted) import('./countdown.tsx').then(add, doWithout)
      import('./report-form.tsx').then(add, doWithout)
    })
  }, [isCounted])
  return parts
}
