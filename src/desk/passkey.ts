import { callDesk, DeskError } from './call-desk.ts'
import type { PasskeyBegin, PasskeyChallenge } from './wire/people.ts'

/** Whether this browser can have passkeys for this address. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext
}

/** Asks the device to sign a challenge. The answer goes to the server as it is. */
export async function showPasskey() {
  const { challenge, ticket, rpId } = await callDesk<PasskeyChallenge>('POST', '/passkey/begin', {})
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: { challenge: fromText(challenge), rpId, userVerification: 'required' },
    }),
  )
  const { clientDataJSON, authenticatorData, signature } =
    credential.response as AuthenticatorAssertionResponse
  return {
    ticket,
    id: credential.id,
    clientData: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
  }
}

/** Makes a passkey on this device and gives it to the server. The first one needs the password. */
export async function addPasskey(name: string, current: string): Promise<void> {
  const begin = await callDesk<PasskeyBegin>('POST', '/me/passkeys/begin', {})
  const credential = await ask(() => navigator.credentials.create({ publicKey: toOptions(begin) }))
  const response = credential.response as AuthenticatorAttestationResponse
  const publicKey = response.getPublicKey()
  if (!publicKey) throw new DeskError(0, 'no-passkey', 'This kind of passkey is not supported.')
  await callDesk('POST', '/me/passkeys', {
    ticket: begin.ticket,
    name,
    current,
    id: credential.id,
    clientData: toText(response.clientDataJSON),
    authenticatorData: toText(response.getAuthenticatorData()),
    publicKey: toText(publicKey),
  })
}

function toOptions({
  challenge,
  rpId,
  user,
  known,
}: PasskeyBegin): PublicKeyCredentialCreationOptions {
  return {
    challenge: fromText(challenge),
    rp: { id: rpId, name: document.title },
    user: { id: new TextEncoder().encode(user.id), name: user.email, displayName: user.name },
    // ES256, EdDSA, RS256.
    pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromText(id) })),
    attestation: 'none',
  }
}

async function ask(open: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await open()
    if (credential instanceof PublicKeyCredential) return credential
  } catch {
    // The person closed the device's dialog, or has no passkey here; browsers do not say which.
  }
  throw new DeskError(0, 'no-passkey', 'No passkey was used. Sign in by code, or try again.')
}

// Not `toBase64` and `fromBase64`, which browsers of the last two years lack.
function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
