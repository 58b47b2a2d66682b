export type UserSitemapPayload = {
  groups: { name: string; pages: { path: string; title: string }[] }[]
}
