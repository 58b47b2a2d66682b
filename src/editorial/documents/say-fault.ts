import type { PublishResult } from '#repository/publish/publish-content.ts'
import { isReleaseFault, type ReleaseFault } from '#repository/publish/release-fault.ts'
import type { ActOutcome } from './publish-document.ts'

/** Says what stops a publish or a schedule, and what to do. `open` says where both values can be seen. */
export function sayFault({ reasons, conflicts }: ReleaseFault, open: string): string {
  if (conflicts.length > 0) {
    return `Somebody has published another value at the same place. ${open}, choose one, then try again.`
  }
  const [first = 'A rule stops it', ...more] = reasons
  const said = first.charAt(0).toUpperCase() + first.slice(1)
  const others = more.length === 0 ? '' : ` And ${more.length} more.`
  return `${said}.${others} Correct it, then try again.`
}

/** Conflicts, taken addresses and what rules stop are for a person to settle. Anything else is a bug. */
export async function refusing(
  run: () => Promise<PublishResult | ActOutcome | null>,
  onConflicts?: () => Promise<void>,
): Promise<ActOutcome> {
  try {
    const result = await run()
    if (result && 'done' in result) return result
    const ref = result?.ref ?? null
    return { done: true, repeated: false, ...(ref !== null && { ref }) }
  } catch (error) {
    if (!isReleaseFault(error)) throw error
    if (error.conflicts.length > 0) await onConflicts?.()
    const message = sayFault(error, 'Both are beside the field now')
    return { done: false, message, findings: [] }
  }
}
