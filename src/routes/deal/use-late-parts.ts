import { useEffect, useState } from 'react'
import { afterPaint } from '#ui/after-paint.ts'

type LateParts = Partial<
  typeof import('./action-bar.tsx') &
    typeof import('./countdown.tsx') &
    typeof import('./report-form.tsx')
>

/** Loads script-only parts after the page, one by one. */
export function useLateParts(isCounted: boolean): LateParts {
  const [parts, setParts] = useState<LateParts>({})
  useEffect(() => {
    const add = (part: LateParts) => setParts((others) => ({ ...others, ...part }))
    // The page works without the bar, and a report cannot be sent offline.
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
