import { createHash } from 'node:crypto'
import type { Asset } from '#db/assets.ts'
import {
  MAX_ORIGINAL_BYTES,
  MAX_ORIGINAL_PIXELS,
  originalTypes,
} from '#lib/node/original-limits.ts'
import { parseJson } from '#lib/parse-json.ts'
import { fault } from '../report-fault.ts'
import { isFileType } from '../writing/asset-kind.ts'

/** The pictures and files of an exported folder: one per line, with base64 bytes. */
export const ASSETS_FILE = 'assets.ndjson'

export function toAssetLine({ bytes, ...asset }: Asset): string {
  return `${JSON.stringify({ ...asset, bytes: Buffer.from(bytes).toString('base64') })}\n`
}

/** Reports and returns `null` unless it is one of them. */
export function toAsset(line: string, report: (message: string) => void): Asset | null {
  const asset = (parseJson(line) ?? {}) as Record<string, unknown>
  const bytes = Buffer.from(String(asset.bytes), 'base64')
  const { id, type, width, height } = asset
  const isWhole = typeof type === 'string' && Number.isInteger(width) && Number.isInteger(height)
  if (isWhole && !canBeServed(type, Number(width) * Number(height), bytes.length)) {
    return fault(report, 'is of a kind or size that is not served')
  }
  if (typeof id === 'string' && id.length >= 32 && isHashOf(bytes, id) && isWhole) {
    return { id, type, width: Number(width), height: Number(height), bytes }
  }
  return fault(report, 'is not a picture or file whose id is the hash of its bytes')
}

// Checks the metadata only. The bytes are inspected before they are decoded.
function canBeServed(type: string, pixels: number, length: number): boolean {
  const isKnown = originalTypes.includes(type) || isFileType(type)
  return isKnown && pixels <= MAX_ORIGINAL_PIXELS && length <= MAX_ORIGINAL_BYTES
}

// Documents refer to pictures by id, and browsers cache them for ever: other bytes need another id.
function isHashOf(bytes: Buffer, id: string): boolean {
  return createHash('sha256').update(bytes).digest('hex').startsWith(id)
}
