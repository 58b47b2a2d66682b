import type { TextPart } from '#lib/text-part.ts'

type DealTitleProps = { title: string; marked: readonly TextPart[] | undefined }

/** Highlights the search terms in results. */
export function DealTitle({ title, marked }: DealTitleProps) {
  if (!marked?.length) return title
  return marked.map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title, which never move
    found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
