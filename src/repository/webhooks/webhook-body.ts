import { createHmac } from 'node:crypto'
import type { WebhookBody, WebhookBodyAPIUpdate } from '@prismicio/client'
import type { TakenPublish } from '#db/webhooks.ts'
import * as paths from '#lib/paths.ts'
import { REPOSITORY_NAME } from '../repository-name.ts'

/** What every message says. */
type MessageBase = { siteUrl: URL; secret: string | null }

/** More ids would make a message of megabytes. Receivers that need all of them read the newest content. */
export const MOST_DOCUMENTS = 10_000

/** The message about a publish, as Prismic sends it. A published release counts as deleted. */
export function toUpdateBody(
  { ref, release_id, release_ref, release_label }: TakenPublish,
  documents: string[],
  base: MessageBase,
): WebhookBodyAPIUpdate {
  const release = release_id !== null && {
    id: release_id,
    ref: release_ref ?? '',
    label: release_label ?? release_id,
    documents,
  }
  return {
    type: 'api-update',
    ...toBase(base),
    masterRef: ref,
    releases: release ? { deletion: [release] } : {},
    masks: {},
    tags: {},
    experiments: {},
    documents,
  }
}

export function toTestBody(base: MessageBase): WebhookBody {
  return { type: 'test-trigger', ...toBase(base) }
}

function toBase({ siteUrl, secret }: MessageBase) {
  return { domain: REPOSITORY_NAME, apiUrl: new URL(paths.contentApi, siteUrl).href, secret }
}

/** Proves that the message is ours and unchanged, without showing the secret. */
export function toSignature(text: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
}
