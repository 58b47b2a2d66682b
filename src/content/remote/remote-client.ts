import { Client, type PrismicDocument } from '@prismicio/client'
import { createAnswerCache } from '#lib/node/answer-cache.ts'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import { createLifespans } from '#repository/deal-lifespans.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { ContentClient, DocumentSource } from '../content-client.ts'
import { readSelected, type Selection, selectDocuments } from '../select-documents.ts'

const MAX_TYPES = 50

/**
 * Prismic's client on a remote repository, for previews; published content comes from the mirror. It reads all
 * documents of a type once per published ref, because reading them page by page takes seconds.
 */
export class RemoteClient extends Client implements ContentClient, DocumentSource {
  readonly #types = createAnswerCache<PrismicDocument[]>(MAX_TYPES)
  readonly #ref: string | undefined
  readonly inTurns: ContentClient['inTurns']
  readonly lifespanOf = createLifespans()
  readonly timesOf = dealTimesOf

  constructor(
    name: string,
    {
      ref,
      turns = createLoopTurns(),
      ...config
    }: ConstructorParameters<typeof Client>[1] & { ref?: string; turns?: LoopTurns },
  ) {
    super(name, { ...config, ...(ref === undefined ? {} : { ref }) })
    this.#ref = ref
    this.inTurns = turns.run
  }

  async documentsOf<Document extends PrismicDocument>(type: Document['type']) {
    this.#types.keepOnly(this.#ref ?? (await this.getMasterRef()).ref)
    const documents = await this.#types.getOrAdd(type, () => this.getAllByType(type))
    return documents as Document[]
  }

  async partsOf<Document extends PrismicDocument>(type: Document['type']) {
    return [await this.documentsOf<Document>(type)]
  }

  async select<Document extends PrismicDocument, Value>(
    type: Document['type'],
    selection: Selection<Document, Value>,
  ): Promise<Value[]> {
    const parts = await this.partsOf<Document>(type)
    const { selected } = await this.inTurns(selectDocuments(parts, selection))
    return this.inTurns(readSelected(selected, selection))
  }
}
