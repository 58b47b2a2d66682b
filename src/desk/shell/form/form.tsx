import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: () => void }

/** A form that calls `onSend` instead of being submitted by the browser. */
export function Form({ onSend, ...attributes }: FormProps) {
  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}
