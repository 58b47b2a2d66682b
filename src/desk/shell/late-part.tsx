import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { MissingPartError, PartBoundary } from './part-boundary.tsx'

/** A part whose code loads when it is shown, or before. */
export type Late<Props> = {
  /** The subject of the error message: `The editor`. */
  name: string
  /** Loads the code before the part is shown. Never rejects: a part that is missing is loaded when it is shown. */
  load: () => Promise<void>
  /** The part, if its code is here. */
  find: () => ComponentType<Props> | null
  first: Attempt<Props>
  /** React caches the outcome of an attempt, so each new attempt is a new component. */
  attempt: () => Attempt<Props>
}

type Attempt<Props> = LazyExoticComponent<ComponentType<Props>>

export function toLatePart<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Late<Props> {
  let found: ComponentType<Props> | null = null
  const attempt = () =>
    lazy(async () => {
      try {
        found = await load()
        return { default: found }
      } catch (error) {
        throw new MissingPartError(error)
      }
    })
  return {
    name,
    attempt,
    first: attempt(),
    find: () => found,
    load: async () => {
      found ??= await load().catch(() => null)
    },
  }
}

type LatePartProps<Props> = {
  part: Late<Props>
  props: Props
  /** Shown until its code is here. */
  waiting?: ReactNode
  /** What is shown around the notice that it failed. */
  failed?: (notice: ReactNode) => ReactNode
  /** Closes a dialog that failed. */
  onClose?: () => void
}

/** Shows the part. If its code does not load, or it throws, a notice in its place says so, and it can be tried again. */
export function LatePart<Props extends object>({
  part,
  props,
  waiting,
  failed,
  onClose,
}: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>(() => part.find() ?? part.first)
  return (
    <PartBoundary name={part.name} {...{ failed, onClose }} onRetry={() => setPart(part.attempt)}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  )
}
