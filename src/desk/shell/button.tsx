import type { ComponentProps } from 'react'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** Class names beside `b`: `go` is the main action, `bad` takes something away, `bare` has no border, `ic` has only an icon, `tall` suits a thumb. */
  look?: string | false | undefined
  /** Something is being sent. Not `disabled`: the button would lose the focus, see `use-sending.ts`. */
  isBusy?: boolean
}

/** A button of the desk. It submits a form only if its `type` says so. */
export function Button({ look, isBusy, ...attributes }: ButtonProps) {
  const className = look ? `b ${look}` : 'b'
  return <button type="button" aria-disabled={isBusy} {...attributes} className={className} />
}
