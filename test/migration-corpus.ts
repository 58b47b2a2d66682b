import { createHash } from 'node:crypto'
import { createMigration, type PrismicDocument } from '@prismicio/client'
import sharp from 'sharp'
import { completeDocument } from '#repository/custom-types/complete-document.ts'
import { ownCustomTypes } from '#repository/custom-types/own-custom-types.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

const LANGUAGES = ['en-sg', 'zh-sg'] as const

export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  filename: string
  alt: string
  credits: string | null
}

/** Small pictures, each of another colour. */
export async function makePictures(count: number): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (let place = 0; place < count; place++) {
    const background = { r: place % 256, g: 120, b: Math.floor(place / 256) }
    const size = { width: 40 + (place % 7), height: 30, channels: 3 as const }
    const bytes = await sharp({ create: { ...size, background } })
      .png()
      .toBuffer()
    pictures.push({
      bytes: new Uint8Array(bytes),
      filename: `Picture ${place}.png`,
      alt: `Colour ${place}`,
      credits: place % 3 === 0 ? 'Owner' : null,
    })
  }
  return pictures
}

type Key = `${string}/${string}/${string}`

/** What stands for a picture and a link: other values in a migration than in what is read. */
type Values = { picture: (place: number) => unknown; link: (key: Key) => unknown }

type Draft = {
  key: Key
  type: string
  uid: string
  lang: string
  tags: string[]
  toData: (values: Values) => Record<string, unknown>
}

/** Pairs of documents in two languages: one author, and brands and posts in turn. */
export function makeDrafts(pairs: number, pictures: number): Draft[] {
  return Array.from({ length: pairs }, (_, pair) =>
    LANGUAGES.map((lang) => toDraft(pair, lang, pictures)),
  ).flat()
}

function toDraft(pair: number, lang: string, pictures: number): Draft {
  const type = pair === 0 ? 'author' : pair % 2 === 1 ? 'brand' : 'post'
  const uid = `${type}-${pair}`
  const words = lang === 'en-sg' ? `Kopi ${pair}` : `咖啡 ${pair}`
  const text = [{ type: 'paragraph', text: words, spans: [], direction: 'ltr' }]
  const bodies: Record<string, Draft['toData']> = {
    author: () => ({ name: words, bio: words, palette: 'pandan', motif: 'kopi' }),
    brand: ({ picture }) => ({
      name: words,
      tagline: null,
      categories: [{ category: 'food' }],
      website: { link_type: 'Web', url: `https://example.com/${pair}` },
      palette: 'pandan',
      motif: 'kopi',
      image: picture(pair % pictures),
      about: [...text, { type: 'paragraph', text: 'Teh', spans: [], direction: 'ltr' }],
    }),
    post: ({ picture, link }) => ({
      title: [{ type: 'heading1', text: words, spans: [], direction: 'ltr' }],
      author: link(`author/author-0/${lang}`),
      published_on: '2026-11-01',
      excerpt: words,
      art: [{ motif: 'kopi', palette: 'pandan', alt: words, image: picture(pair % pictures) }],
      slices: [
        {
          slice_type: 'text',
          slice_label: null,
          id: `text$${pair}`,
          variation: 'default',
          version: 'initial',
          primary: { text },
          items: [],
        },
      ],
    }),
  }
  const toData = bodies[type] as Draft['toData']
  return { key: `${type}/${uid}/${lang}`, type, uid, lang, tags: [`pair ${pair}`], toData }
}

/** As somebody would write it with Prismic's tools. */
export function toMigration(drafts: readonly Draft[], pictures: readonly Picture[]) {
  const migration = createMigration()
  const assets = pictures.map(({ bytes, filename, alt, credits }) =>
    migration.createAsset(new File([bytes], filename, { type: 'image/png' }), filename, {
      alt,
      ...(credits === null ? {} : { credits }),
    }),
  )
  const made = new Map<Key, ReturnType<typeof migration.createDocument>>()
  const values: Values = {
    picture: (place) => assets[place],
    link: (key) => () => made.get(key),
  }
  for (const { key, type, uid, lang, tags, toData } of drafts) {
    const document = { type, uid, lang, tags, data: toData(values) }
    const master = made.get(`${type}/${uid}/en-sg`)
    const options = master ? { masterLanguageDocument: master } : {}
    made.set(key, migration.createDocument(document as never, `The ${uid}`, options))
  }
  return migration
}

/** What a reader should get, given the ids that it got. */
export function toExpected(
  drafts: readonly Draft[],
  {
    pictures,
    origin,
    read,
  }: { pictures: readonly Picture[]; origin: string; read: readonly PrismicDocument[] },
) {
  const models = ownCustomTypes()
  const byKey = new Map(read.map((one) => [toKey(one), one]))
  const values: Values = {
    picture: (place) => toImage(pictures[place] as Picture, origin),
    link: (key) => {
      const { id, type, tags, lang, uid } = byKey.get(key) ?? {}
      return { link_type: 'Document', id, type, tags, lang, slug: '-', uid, isBroken: false }
    },
  }
  return drafts.map(({ key, type, uid, lang, tags, toData }) => {
    const other = LANGUAGES.find((language) => language !== lang) as string
    const relative = byKey.get(`${type}/${uid}/${other}`)
    return {
      key,
      tags,
      alternate_languages: [{ id: relative?.id, type, lang: other, uid }],
      // Fields without a value are returned as empty.
      data: completeDocument({ type, data: toData(values) } as StoredDocument, models).data,
    }
  })
}

function toKey({ type, uid, lang }: Pick<PrismicDocument, 'type' | 'uid' | 'lang'>): Key {
  return `${type}/${uid}/${lang}`
}

function toImage({ bytes, filename, alt, credits }: Picture, origin: string) {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return {
    id,
    url: `${origin}/images/${id}/${filename.toLowerCase().replace(' ', '-')}`,
    alt,
    copyright: credits,
    // Where PNG has them.
    dimensions: { width: view.getUint32(16), height: view.getUint32(20) },
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  }
}

/** What a reader got, to compare with what it should get. */
export function toFound(read: readonly PrismicDocument[]) {
  return read.map(({ tags, alternate_languages, data, ...rest }) => ({
    key: toKey(rest),
    tags,
    alternate_languages,
    data,
  }))
}

export function byKey(a: { key: string }, b: { key: string }): number {
  return a.key.localeCompare(b.key)
}
