import type { DealDocument } from '../documents.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { ModelReading } from './model-reading.ts'

/** `stops`: a document like this cannot be published. */
export type Severity = 'stops' | 'warns'

/** What one rule found in one document. */
export type Finding = {
  /** The rule's name: `code-missing`. */
  rule: string
  severity: Severity
  /** The field that it is about, where it is one: `price_was`. */
  path: string | null
  /** What is wrong: `the price before is not higher than the price now`. */
  message: string
  /** What to do about it. */
  advice: string
}

export type Problem = Pick<Finding, 'message'> & { path?: string }

/** What rules know besides the document. It is all in memory, so the same input always gives the same findings. */
export type CheckContext = {
  now: Date
  /** How the document differs from its model, and where it links to. */
  modelOf: (document: StoredDocument) => ModelReading
  others: OtherDocuments
  /** The answers of the web addresses in documents; `null` if they were not requested. */
  answers: ReadonlyMap<string, LinkAnswer> | null
}

/** What a rule may ask about the other documents. */
export type OtherDocuments = {
  /** The type of the document with this id; `null` where there is none. */
  typeOf: (id: string) => string | null
  /** The names of other live deals that are the same offer, see `offerKeys`. */
  sameOffers: (deal: DealDocument) => readonly string[]
}

/** `status` is `null` without an answer; `reason` says why. */
export type LinkAnswer = { status: number | null; reason: string }

/** A rule for every document, whoever writes it. */
export type Rule = {
  name: string
  severity: Severity
  advice: string
  check: (document: StoredDocument, context: CheckContext) => Problem[]
}

export function dealRule(
  rule: Omit<Rule, 'check'> & {
    check: (deal: DealDocument, context: CheckContext) => Problem[]
  },
): Rule {
  return {
    ...rule,
    check: (document, context) =>
      document.type === 'deal' ? rule.check(document as DealDocument, context) : [],
  }
}

export function toFinding({ name, severity, advice }: Rule, { message, path }: Problem): Finding {
  return { rule: name, severity, path: path ?? null, message, advice }
}
