import { useId, useState } from 'react'
import { DocumentPicker } from '../fields/document-picker.tsx'
import { Labelled } from '../fields/labelled.tsx'

type LandingChoiceProps = {
  /** The uid or the id of the landing page. */
  partner: string | null
  onChange: (partner: string | null) => void
}

/** The landing page of a partner, found by the words of its title. */
export function LandingChoice({ partner, onChange }: LandingChoiceProps) {
  const id = useId()
  const [title, setTitle] = useState(partner ?? '')
  return (
    <Labelled label="Landing page" htmlFor={id}>
      <DocumentPicker
        id={id}
        label="Landing pages"
        types={['landing']}
        chosen={partner === null ? null : { id: partner, title }}
        onPick={(picked) => {
          setTitle(picked?.title ?? '')
          onChange(picked?.id ?? null)
        }}
      />
    </Labelled>
  )
}
