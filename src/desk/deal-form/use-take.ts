import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { useStore } from '../drafts/use-draft.ts'
import { useSending } from '../shell/form/use-sending.ts'
import type { DocumentModel } from '../wire/documents.ts'
import type { MediaItem } from '../wire/media.ts'
import type { Proposal } from './read-message.ts'
import type { PasteReader } from './use-paste-reader.ts'

type Picture = NonNullable<Proposal['picture']>

/** Takes proposals over into the deal. A picture is stored here first. */
export function useTake(model: DocumentModel) {
  const store = useStore()
  const { isBusy, problem, send } = useSending()
  const [taken, setTaken] = useState<readonly string[]>([])

  async function addPicture(picture: Picture, { toArt }: PasteReader): Promise<void> {
    const item = await callDesk<MediaItem>('POST', '/pictures/from-link', picture)
    const rows = store.get(['data', 'art'])
    store.set(['data', 'art'], [...(Array.isArray(rows) ? rows : []), toArt(item, model)])
  }

  const take = (some: readonly Proposal[], reader: PasteReader) =>
    send(async () => {
      for (const { name, data, picture } of some) {
        for (const [field, value] of Object.entries(data)) store.set(['data', field], value)
        if (picture) await addPicture(picture, reader)
        setTaken((before) => [...before, name])
      }
    })

  return { taken, take, isTaking: isBusy, problem, forget: () => setTaken([]) }
}
