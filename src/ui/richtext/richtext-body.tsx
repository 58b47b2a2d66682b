import './richtext.css'

type RichtextBodyProps = {
  /** Made by `renderRichtext` alone: React escaped every text in it, and addresses were checked. */
  html: string
}

export function RichtextBody({ html }: RichtextBodyProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own renderer's output, see above
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
