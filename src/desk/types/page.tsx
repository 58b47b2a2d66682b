import { useState } from 'react'
import type { PageProps } from '../pages.ts'
import { Chips } from '../shell/chips.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { TypeList } from '../wire/types.ts'
import { TypeEditor } from './type-editor.tsx'
import '../styles/document-list.css'

/** The types of documents: their fields, and what a change of them does to the documents. */
export function Page({ query }: PageProps) {
  const { value, problem, reload } = useLoaded<TypeList>('/types')
  const [chosen, setChosen] = useState(query.get('type'))
  if (!value) return problem ? <LoadFailure error={problem} /> : <DeskBar title="Types" />
  const type = value.types.find(({ model }) => model.id === chosen) ?? value.types[0]
  return (
    <DeskPage title="Types">
      <div className="col">
        <Chips
          label="Types"
          chips={value.types.map(({ model, documents }) => ({
            value: model.id,
            name: model.label || model.id,
            count: documents.toLocaleString('en-SG'),
          }))}
          chosen={type?.model.id ?? ''}
          onChoose={setChosen}
        />
        {type && <TypeEditor key={type.model.id + type.key} row={type} onChanged={reload} />}
      </div>
    </DeskPage>
  )
}
