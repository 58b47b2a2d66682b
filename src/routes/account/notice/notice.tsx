import { PageHeader } from '#ui/page-header.tsx'

export type NoticeView = {
  view: 'notice'
  title: string
  text: string
  link: { href: string; name: string }
}

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
