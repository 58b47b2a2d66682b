import { useState } from 'react'
import { Button } from '../shell/button.tsx'

/** Copies something that is shown once, and confirms it. */
export function CopyButton({ text, look }: { text: string; look?: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <Button look={look} onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  )
}
