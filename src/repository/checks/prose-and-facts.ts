import { dealRule, type Problem } from './check.ts'
import { type Claim, type StatedFacts, sentencesOf, statedFacts } from './prose/claim.ts'
import { dayClaims } from './prose/day-claims.ts'
import { hourClaims } from './prose/hour-claims.ts'
import { offerClaims } from './prose/offer-claims.ts'

const claims = [...dayClaims, ...hourClaims, ...offerClaims]

/** The only place that reads the prose of a deal, and only to warn an editor: pages and lists go by the fields. */
export const proseAndFacts = dealRule({
  name: 'prose-and-facts',
  severity: 'warns',
  advice: 'Correct the sentence or the field, so that both say the same.',
  check: (document) => {
    const facts = statedFacts(document)
    const sentences = sentencesOf(document.data)
    return claims.flatMap((claim) => findProblem(claim, sentences, facts))
  },
})

/** The first sentence that the fields contradict; one is enough for an editor to look at. */
function findProblem(
  { says, fault }: Claim,
  sentences: readonly string[],
  facts: StatedFacts,
): Problem[] {
  for (const sentence of sentences) {
    const found = says.exec(sentence)
    const instead = found && fault(facts, found)
    if (instead) return [{ message: `the text says “${sentence}”, but ${instead}` }]
  }
  return []
}
