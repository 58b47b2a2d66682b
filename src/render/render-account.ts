import accountStyle from '#routes/account/account.css?inline'
import type { AccountPayload } from '#routes/account/payload.ts'
import { type PrivateEnvelope, toEmbeddableJson } from '#routes/page-envelope.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import type { createAppDocument } from './app-document.tsx'

type AccountRendererOptions = {
  buildId: string
  toDocument: ReturnType<typeof createAppDocument>
}

/** Renders the account pages of one visitor, which must never be cached. */
export function createAccountRenderer({ buildId, toDocument }: AccountRendererOptions) {
  return async (payload: AccountPayload, { path, now }: { path: string; now: Date }) => {
    const { Page, head } = await loadPageModule('account')
    const envelope: PrivateEnvelope = {
      route: 'account',
      path,
      build: buildId,
      validUntil: Number.MAX_SAFE_INTEGER,
      payload,
    }
    return toDocument({
      head: head(payload),
      machineHead: `<style>${accountStyle}</style>`,
      canonical: null,
      path,
      pages: [{ path, Page, payload }],
      errorStatus: null,
      pageFolder: 'account',
      data: toEmbeddableJson(envelope),
      now,
    })
  }
}
