import { MessageChannel } from 'node:worker_threads'
import { onTestFinished } from 'vitest'
import { createFront } from '#front/create-front.ts'
import type { Counted, FromSite, ToSite } from '#front/messages.ts'
import type { TurnLimits } from '#front/turns.ts'
import { createAnswerFront } from '#site/answer-front.ts'
import { closeAtOnce } from './close-at-once.ts'

type FrontSite = {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  turnLimits?: TurnLimits
  answerMs?: number
}

/** A front and a site that talk through a real channel, as two threads do; `fetch` is the site. */
export async function startFront({ fetch, turnLimits, answerMs }: FrontSite) {
  const { port1, port2 } = new MessageChannel()
  const heard: ToSite['kind'][] = []
  const seen: Counted['seen'] = []
  const failures: unknown[] = []
  const post = (message: FromSite, transfer: ArrayBuffer[] = []) =>
    port2.postMessage(message, transfer)
  const answer = createAnswerFront({ fetch, post, onError: (error) => failures.push(error) })
  port2.on('message', (message: ToSite) => {
    heard.push(message.kind)
    if (message.kind === 'counted') seen.push(...message.counted.seen)
    answer(message)
  })
  const front = createFront({
    post: (message) => port1.postMessage(message),
    productName: 'Lobang',
    hostname: 'site.test',
    trustedProxies: 0,
    limits: closeAtOnce,
    ...(turnLimits && { turnLimits }),
    ...(answerMs && { answerMs }),
    onError: (error) => failures.push(error),
    writeLog: undefined,
  })
  port1.on('message', (message: FromSite) => front.receive(message))
  const server = front.open({
    https: false,
    connectTo: [],
    picturesFrom: [],
    embedHosts: [],
    bootHashes: ['sha256-boot'],
    styleHashes: [],
  })
  const port = await server.listen(0, '127.0.0.1')
  onTestFinished(async () => {
    await server.close()
    front.close()
    port1.close()
  })
  return { origin: `http://127.0.0.1:${port}`, port, post, heard, seen, failures }
}
