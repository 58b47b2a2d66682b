import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../test/free-port.ts'
import { patience } from '../test/machine.ts'
import { type MailServer, startMailServer } from '../test/peers/mail-server.ts'
import { CLIENT, type OpenidProvider, startOpenidProvider } from '../test/peers/openid-provider.ts'
import { startTextGateway, type TextGateway } from '../test/peers/text-gateway.ts'
import { test as journey } from './journey.ts'
import { quickPictures } from './this-run.ts'

export type AccountSite = {
  origin: string
  mail: MailServer
  texts: TextGateway
  openid: OpenidProvider
}

/** `test` with its own site, mail server, text gateway and OpenID provider. */
export const test = journey.extend<{ peers: AccountSite }, { accountSite: AccountSite }>({
  accountSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      const origin = `http://127.0.0.1:${await freePort()}`
      await using mail = await startMailServer()
      await using texts = await startTextGateway()
      await using openid = await startOpenidProvider(origin)
      await using _site = await startSite(origin, { mail, texts, openid })

      await use({ origin, mail, texts, openid })
    },
    { scope: 'worker', timeout: patience(60_000) },
  ],
  peers: ({ accountSite }, use) => use(accountSite),
  baseURL: ({ accountSite }, use) => use(accountSite.origin),
})

async function startSite(origin: string, peers: Omit<AccountSite, 'origin'>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      SITE_URL: origin,
      LOG_LEVEL: 'warn',
      ...quickPictures,
      SMTP_URL: peers.mail.url,
      SMS_URL: peers.texts.url,
      OIDC_ISSUER: peers.openid.issuer,
      OIDC_NAME: 'Test ID',
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  })
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the site of the journey did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
