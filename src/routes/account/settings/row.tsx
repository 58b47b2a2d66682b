import { Form, Submit } from '../fields.tsx'

type RowProps = {
  name: React.ReactNode
  note?: React.ReactNode
  /** Buttons for the item. */
  children?: React.ReactNode
}

/** An item of a list in the settings. */
export function Row({ name, note, children }: RowProps) {
  return (
    <li>
      <p>
        {name}
        {note && <small>{note}</small>}
      </p>
      {children}
    </li>
  )
}

type ActButtonProps = {
  act: string
  /** Hidden fields to send. */
  values?: Record<string, string>
  children: React.ReactNode
}

export function ActButton({ act, values, children }: ActButtonProps) {
  return (
    <Form page="settings" hidden={{ act, ...values }}>
      <Submit quiet>{children}</Submit>
    </Form>
  )
}
