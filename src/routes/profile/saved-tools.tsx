import { useLayoutEffect, useState } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import button from '#ui/button.module.css'
import { copyText } from '#ui/copy-text.ts'
import { QuietButton } from '#ui/quiet-button.tsx'
import { storageProblems } from '#ui/storage-problems.ts'
import { useVisitor } from '#ui/visitor.ts'
import css from './saved-tools.css?inline'

/** Moves the list to another device: as a file, or as a link that holds it. */
export function SavedTools() {
  const { state, actions, problem } = useVisitor()
  const [said, setSaid] = useState('')
  useLayoutEffect(() => adoptStyles(css), [])
  const isEmpty = !state.favDealsObj && !state.followingArray

  const download = async () => {
    const file = new Blob([(await actions.extras()).exportFile()], { type: 'application/json' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = 'lobang-saved.json'
    link.click()
    URL.revokeObjectURL(link.href)
    setSaid('Downloaded.')
  }
  const copyLink = async () => {
    const link = await (await actions.extras()).listLink()
    setSaid(
      (await copyText(link, null)) === 'copied'
        ? 'Link copied. Anyone who opens it sees these deals. Nothing is uploaded.'
        : link,
    )
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const added = (await actions.extras()).importFile(await file.text())
    const { deals = 0, brands = 0 } = added ?? {}
    setSaid(
      added
        ? `Added ${deals} deals and ${brands} brands.`
        : 'That file has no saved deals from this site.',
    )
  }

  return (
    <section className="saved-tools" aria-label="Move your list to another device">
      {problem && <p role="alert">{storageProblems[problem]}</p>}
      <div>
        {!isEmpty && (
          <>
            <QuietButton onClick={download}>Download the list</QuietButton>
            <QuietButton onClick={copyLink}>Copy a link to these deals</QuietButton>
          </>
        )}
        <label className={button.button} data-look="quiet">
          Import a list
          <input
            type="file"
            className="sr"
            accept="application/json,.json"
            onChange={(event) => take(event.target.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
