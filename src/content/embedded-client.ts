import { Client, NotFoundError, type PrismicDocument, type Query } from '@prismicio/client'
import { createAnswerCache } from '#lib/answer-cache.ts'
import type { ContentService } from '#repository/content-service.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import { deepFreeze } from '#repository/deep-freeze.ts'
import { REPOSITORY_NAME } from '#repository/repository-name.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import { createLifespans } from './mappers/deal-lifespans.ts'
import { readSelected, type Selection, selectDocuments } from './select-documents.ts'

type Params = Parameters<Client['get']>[0]

// A document takes about 7 KB, so many cached responses would take more memory than the content itself.
const MAX_DOCUMENTS_IN_ANSWERS = 5000

/**
 * Prismic's client on the embedded service. It parses a response once per ref, so documents are shared between
 * callers, and frozen.
 */
export class EmbeddedClient extends Client implements ContentClient, DocumentSource {
  readonly #answers = createAnswerCache<Query>(
    MAX_DOCUMENTS_IN_ANSWERS,
    ({ results }) => 1 + results.length,
  )
  readonly #service: ContentService
  readonly #givenRef: string | undefined
  readonly inTurns: ContentClient['inTurns']
  readonly lifespanOf = createLifespans()
  readonly timesOf = dealTimesOf

  constructor(service: ContentService, ref?: string) {
    super(REPOSITORY_NAME, {
      documentAPIEndpoint: service.endpoint,
      fetch: (url) => service.fetch(new Request(url)),
      // Read each time, because the client would keep a known ref for 5 s.
      ref: () => ref ?? service.masterRef(),
    })
    this.disableAutoPreviews()
    this.#service = service
    this.#givenRef = ref
    this.inTurns = service.turns.run
  }

  override async get<Document extends PrismicDocument>(params?: Params): Promise<Query<Document>> {
    this.#answers.keepOnly(this.#service.masterRef())
    const url = await this.buildQueryURL(params)
    const answer = this.#answers.getOrAdd(url, async () => deepFreeze(await super.get(params)))
    return answer as Promise<Query<Document>>
  }

  override async getFirst<Document extends PrismicDocument>(params?: Params): Promise<Document> {
    const one = params?.page || params?.pageSize ? params : { ...params, pageSize: 1 }
    const { results } = await this.get<Document>(one)
    if (results[0]) return results[0]
    throw new NotFoundError('No documents were returned', undefined, undefined)
  }

  /** Reads the snapshot's own documents, without a response. */
  async documentsOf<Document extends PrismicDocument>(
    type: Document['type'],
    ids?: readonly string[],
  ) {
    const ref = this.#givenRef ?? this.#service.masterRef()
    return (await this.#service.documentsOf(type, { ref, ids })) as readonly Document[]
  }

  async select<Document extends PrismicDocument, Value>(
    type: Document['type'],
    selection: Selection<Document, Value>,
  ): Promise<Value[]> {
    const documents = await this.documentsOf<Document>(type, selection.ids)
    const selected = await this.inTurns(selectDocuments(documents, selection))
    return this.inTurns(readSelected(selected, selection))
  }
}
