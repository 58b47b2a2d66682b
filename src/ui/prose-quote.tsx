import type { RichTextField } from '@prismicio/client'
import { Prose } from './prose.tsx'
import styles from './prose-quote.module.css'

type ProseQuoteProps = { field: RichTextField }

export function ProseQuote({ field }: ProseQuoteProps) {
  return (
    <blockquote className={styles.quote}>
      <Prose field={field} />
    </blockquote>
  )
}
