import type { FieldModel } from './documents.ts'

/** A type of documents, as admins change it. */
export type TypeModel = {
  id: string
  label?: string | null
  repeatable: boolean
  json: Record<string, Record<string, FieldModel>>
}

/** `GET /types` */
export type TypeList = { types: readonly TypeRow[] }

export type TypeRow = {
  model: TypeModel
  /** Published documents and drafts of new ones. */
  documents: number
  /** The site's own pages read it, so its own fields stay. */
  isOwn: boolean
  ownFields: readonly string[]
  /** Sent back with a change, so that nobody changes a model that they have not seen. */
  key: string
}

/** `POST /types/:id/preview` and `POST /types/:id/change` */
export type TypeInput = { model: TypeModel; key: string }

/** What a change does to the documents, by the name of the field. */
export type FieldEffect = {
  field: string
  what: 'added' | 'removed' | 'kind' | 'required' | 'optional' | 'options' | 'label'
  /** How many documents it is about: those that gain an empty field, lose a value, or have none that they need. */
  documents: number
  /** The titles of some of them. */
  titles: readonly string[]
}

export type TypePreview = {
  effects: readonly FieldEffect[]
  /** Why it cannot be done; empty if it can. */
  refusals: readonly string[]
}
