import type { StoredDocument } from '../stored-document.ts'
import {
  type CheckContext,
  type Finding,
  type OtherDocuments,
  type Rule,
  toFinding,
} from './check.ts'
import { duplicateDeal } from './duplicate-deal.ts'
import { factRules } from './fact-rules.ts'
import { linkAnswers } from './link-answers.ts'
import { linkMissing } from './link-missing.ts'
import { linkOfWrongType } from './link-of-wrong-type.ts'
import { matchesModel, modelRules } from './model-rules.ts'
import { pictureWithoutAlt } from './picture-without-alt.ts'
import { proseAndFacts } from './prose-and-facts.ts'
import { timeRules } from './time-rules.ts'
import { tooLongToSave } from './too-long-to-save.ts'

/** Rules about a document itself. */
const ownRules: readonly Rule[] = [
  ...factRules,
  tooLongToSave,
  ...timeRules,
  pictureWithoutAlt,
  proseAndFacts,
  linkAnswers,
]

/** Rules that ask about other documents too. */
const otherRules: readonly Rule[] = [linkOfWrongType, linkMissing, duplicateDeal]

/** Every rule, those that stop publishing first. */
export const rules: readonly Rule[] = [...modelRules, ...ownRules, ...otherRules]

/** Checks a document by every rule. */
export function runChecks(document: StoredDocument, context: CheckContext): Finding[] {
  const own = runOwnChecks(document, context)
  return hasKinds(own) ? [...own, ...runOtherChecks(document, context)] : own
}

/** The findings of rules about other documents, for a document whose fields have the right kinds. */
export function runOtherChecks(document: StoredDocument, context: CheckContext): Finding[] {
  return findingsOf(otherRules, document, context)
}

/** Most rules rely on the kinds of the fields. */
export function hasKinds(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => rule !== matchesModel.name)
}

/** Checks a document by the rules that need no other one. */
export function runOwnChecks(
  document: StoredDocument,
  context: Omit<CheckContext, 'others'>,
): Finding[] {
  const alone = { ...context, others: nobody }
  const findings = findingsOf(modelRules, document, alone)
  return hasKinds(findings) ? [...findings, ...findingsOf(ownRules, document, alone)] : findings
}

const nobody: OtherDocuments = { typeOf: () => null, sameOffers: () => [] }

function findingsOf(
  some: readonly Rule[],
  document: StoredDocument,
  context: CheckContext,
): Finding[] {
  return some.flatMap((rule) =>
    rule.check(document, context).map((problem) => toFinding(rule, problem)),
  )
}
