import type { WebhookBody } from '@prismicio/client'
import { createOutgoingFetch, type OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { findRefusal } from '#outgoing/find-refusal.ts'
import { toSignature } from './webhook-body.ts'

const limits = { connectMs: 5000, headersMs: 10_000, totalMs: 10_000, maxBytes: 64 * 1024 }

/** Private addresses only where `PRIVATE_HOSTS` names them. */
function toRule(url: URL, privateHosts: readonly string[]) {
  const isNamed = privateHosts.includes(url.hostname) || privateHosts.includes(url.host)
  return { configured: isNamed ? url : null, privateHosts }
}

export function createWebhookFetch(url: URL, privateHosts: readonly string[]): OutgoingFetch {
  return createOutgoingFetch({ ...limits, ...toRule(url, privateHosts) })
}

/** Why the text of the address rules it out. Its host name is only looked up with each call. */
export function findWebhookRefusal(url: URL, privateHosts: readonly string[]): string | null {
  return findRefusal(url, null, toRule(url, privateHosts))
}

type WebhookMessage = {
  body: WebhookBody
  secret: string | null
  /** The same in every try, so that a receiver recognises copies. */
  id: string
  signal?: AbortSignal
}

/** Throws unless the receiver accepts it. */
export async function sendWebhook(
  url: URL,
  { body, secret, id, signal }: WebhookMessage,
  fetch: OutgoingFetch,
): Promise<number> {
  const text = JSON.stringify(body)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-lobang-delivery': id,
      ...(secret === null ? {} : { 'x-lobang-signature': toSignature(text, secret) }),
    },
    body: text,
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.status
}
