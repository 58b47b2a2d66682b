import { useState } from 'react'
import type { PageProps } from '../pages.ts'
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
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's borders and legend */}
        <div className="fchips" data-scrolls="" role="group" aria-label="Types">
          {value.types.map(({ model, documents }) => (
            <button
              key={model.id}
              className="fchip"
              type="button"
              aria-pressed={model.id === type?.model.id}
              onClick={() => setChosen(model.id)}
            >
              {model.label || model.id} <b>{documents.toLocaleString('en-SG')}</b>
            </button>
          ))}
        </div>
        {type && <TypeEditor key={type.model.id + type.key} row={type} onChanged={reload} />}
      </div>
    </DeskPage>
  )
}
