import { isRecord } from '#lib/is-record.ts'
import { isInheritedName } from '#lib/node/is-inherited-name.ts'
import { toTimestampText } from '../custom-types/timestamp-text.ts'
import { fault } from '../report-fault.ts'
import { DEFAULT_LANGUAGE, type StoredDocument } from '../stored-document.ts'

type Report = (message: string) => void

const ID = /^[\w.-]{1,128}$/
/** A uid becomes a path segment: no separators, and not `.` or `..`. */
const UID = /^(?!\.+$)[^/\\?#%\s\p{Cc}]{1,256}$/u

/**
 * A document in the content API's format → as stored. Reports and returns `null` if it is invalid. One that names no
 * language is in the main one.
 */
export function toStoredDocument(
  value: unknown,
  report: Report,
  mainLanguage: string = DEFAULT_LANGUAGE,
): StoredDocument | null {
  if (!isRecord(value)) return fault(report, 'a document must be an object')
  const { id, type, data } = value
  if (typeof id !== 'string' || !ID.test(id)) return fault(report, 'the document has no id')
  if (isInheritedName(id)) return fault(report, `no document can have the id ${id}`)
  if (typeof type !== 'string') return fault(report, `the document ${id} has no type`)
  if (!isRecord(data)) return fault(report, `the document ${id} has no data`)
  return {
    id,
    uid: uidOf(value, report),
    type,
    tags: words(value, 'tags', report),
    first_publication_date: timestampOf(value, 'first_publication_date', report),
    last_publication_date: timestampOf(value, 'last_publication_date', report),
    slugs: words(value, 'slugs', report),
    linked_documents: [],
    lang: textOrNull(value, 'lang', report) ?? mainLanguage,
    alternate_languages: (value.alternate_languages ?? []) as StoredDocument['alternate_languages'],
    data,
  }
}

function textOrNull(value: Record<string, unknown>, name: string, report: Report): string | null {
  const text = value[name] ?? null
  if (text === null || typeof text === 'string') return text
  return fault(report, `${name} must be text`)
}

function uidOf(value: Record<string, unknown>, report: Report): string | null {
  const uid = textOrNull(value, 'uid', report)
  if (uid === null || UID.test(uid)) return uid
  return fault(report, `the uid ${JSON.stringify(uid)} cannot be part of an address`)
}

function words(value: Record<string, unknown>, name: string, report: Report): string[] {
  const list = value[name] ?? []
  if (Array.isArray(list) && list.every((word) => typeof word === 'string')) return list
  return fault(report, `${name} must be a list of words`) ?? []
}

function timestampOf(value: Record<string, unknown>, name: string, report: Report) {
  const text = textOrNull(value, name, report)
  const timestamp = text === null ? null : toTimestampText(text)
  if (text !== null && timestamp === null) {
    report(`${name} must be like 2026-11-18T01:00:00+0000`)
  }
  return timestamp as StoredDocument['first_publication_date']
}
