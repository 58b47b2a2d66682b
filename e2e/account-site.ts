import { freePort } from '../test/free-port.ts'
import { patience } from '../test/machine.ts'
import { type MailServer, startMailServer } from '../test/peers/mail-server.ts'
import { CLIENT, type OpenidProvider, startOpenidProvider } from '../test/peers/openid-provider.ts'
import { startTextGateway, type TextGateway } from '../test/peers/text-gateway.ts'
import { test as journey } from './journey.ts'

export type AccountSite = {
  origin: string
  mail: MailServer
  texts: TextGateway
  openid: OpenidProvider
}

/** `test` with its own site, mail server, text gateway and OpenID provider. */
export const test = journey.extend<{ peers: AccountSite }, { accountSite: AccountSite }>({
  accountSite: [
    async ({ sites }, use) => {
      const origin = `http://127.0.0.1:${await freePort()}`
      await using mail = await startMailServer()
      await using texts = await startTextGateway()
      await using openid = await startOpenidProvider(origin)
      await using _site = await sites.start(origin, {
        env: {
          SMTP_URL: mail.url,
          SMS_URL: texts.url,
          OIDC_ISSUER: openid.issuer,
          OIDC_NAME: 'Test ID',
          OIDC_CLIENT_ID: CLIENT.id,
          OIDC_CLIENT_SECRET: CLIENT.secret,
        },
      })

      await use({ origin, mail, texts, openid })
    },
    { scope: 'worker', timeout: patience(60_000) },
  ],
  peers: ({ accountSite }, use) => use(accountSite),
  baseURL: ({ accountSite }, use) => use(accountSite.origin),
})
