export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  css: ['~/site.css'],
  nitro: {
    compressPublicAssets: true,
    prerender: { crawlLinks: true, routes: ['/', '/deals'] },
  },
})
