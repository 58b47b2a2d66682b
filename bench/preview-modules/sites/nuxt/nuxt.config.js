export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  modules: ['@nuxtjs/prismic'],
  prismic: {
    endpoint: 'lobang',
    clientConfig: {
      // Set by NUXT_PUBLIC_PRISMIC_CLIENT_CONFIG_DOCUMENT_API_ENDPOINT.
      documentAPIEndpoint: '',
      routes: [{ type: 'deal', path: '/deals/:uid' }],
    },
  },
})
