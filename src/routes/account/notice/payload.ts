export type NoticeView = {
  view: 'notice'
  title: string
  text: string
  link: { href: string; name: string }
}
