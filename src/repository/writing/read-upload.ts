import { MAX_ORIGINAL_BYTES } from '#lib/node/original-limits.ts'
import { readBody } from '#lib/node/read-body.ts'
import { invalid, writeRefusal } from './write-refusal.ts'

/** For the texts and the lines between them. */
const BYTES_BESIDE = 16 * 1024
const MOST_PARTS = 10
const MOST_TEXT = 500

/** A file and its texts. */
export type Upload = {
  filename: string
  bytes: Uint8Array<ArrayBuffer>
  notes: string | null
  credits: string | null
  alt: string | null
}

/** `type` is the media type that the form states; empty where it states none. */
type FormUpload = Upload & { type: string }

/** A file and its texts from a form. Throws what to answer if the form is something else. */
export async function readUpload(request: Request): Promise<FormUpload> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})/i.exec(type)?.[1]
  if (boundary === undefined) throw invalid(['The body must be multipart/form-data'])
  const body = await readBody(request, MAX_ORIGINAL_BYTES + BYTES_BESIDE)
  if (!body) throw writeRefusal(413, `A file may have at most ${MAX_ORIGINAL_BYTES} bytes`)
  // Each part costs an object, and millions would fit.
  if (hasManyParts(body, `--${boundary}`)) throw invalid(['The form has too many parts'])
  const form = await readForm(body, type)
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid(['file: is missing'])
  return {
    filename: toFilename(file.name),
    type: file.type.toLowerCase(),
    bytes: new Uint8Array(await file.arrayBuffer()),
    notes: textOf(form, 'notes'),
    credits: textOf(form, 'credits'),
    alt: textOf(form, 'alt'),
  }
}

function hasManyParts(body: Buffer, line: string): boolean {
  let at = -1
  for (let parts = 0; parts <= MOST_PARTS; parts++) {
    at = body.indexOf(line, at + 1)
    if (at < 0) return false
  }
  return true
}

async function readForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw invalid(['The form cannot be read'])
  }
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  if (value === null) return null
  if (typeof value !== 'string') throw invalid([`${name}: must be text`])
  return toText(name, value)
}

/** PostgreSQL rejects text with a zero byte. */
export function withoutZeroBytes(text: string): string {
  return text.replaceAll('\0', '')
}

export function toText(name: string, value: string): string {
  const text = withoutZeroBytes(value)
  if (text.length > MOST_TEXT) throw invalid([`${name}: has more than ${MOST_TEXT} characters`])
  return text
}

/** Without folders and control characters. */
export function toFilename(name: string): string {
  const last =
    name
      .replaceAll(/\p{Cc}/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  return last.trim().slice(0, 200) || 'file'
}
