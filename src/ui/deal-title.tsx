import type { TextPart } from '#lib/text-part.ts'

type DealTitleProps = { title: string; marked: readonly TextPart[] | undefined }

/** Highlights the search terms in results. The styles are those of the search page. */
export function DealTitle({ title, marked }: DealTitleProps) {
  if (!marked?.length) return title
  return marked.map(({ text, found }, index) => {
    const Part = found ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title, which never move
      <Part key={index}>{text}</Part>
    )
  })
}
