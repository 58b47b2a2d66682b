import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: () => void }

/** A form that the page sends by itself. */
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
