import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** The challenge and its solution, as the server takes them: JSON in base64. */
export async function solveProof(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return btoa(JSON.stringify({ challenge: asked, solution }))
}
