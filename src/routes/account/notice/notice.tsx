import { PageHeader } from '#ui/page-header.tsx'
import type { NoticeView } from './payload.ts'

export function Notice({ title, text, link }: NoticeView) {
  return (
    <>
      <PageHeader title={title} lead={text} />
      <p className="acc-links">
        <a href={link.href}>{link.name}</a>
      </p>
    </>
  )
}
