// The module leaves the cookie to the toolbar of prismic.io, which knows no other repositories.
export default defineEventHandler((event) => {
  const { token } = getQuery(event)
  if (getRequestURL(event).pathname !== '/preview' || typeof token !== 'string') return
  const session = { 'lobang.prismic.io': { preview: token } }
  setCookie(event, 'io.prismic.preview', JSON.stringify(session), { path: '/' })
})
