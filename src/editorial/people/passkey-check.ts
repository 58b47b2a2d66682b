import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { AppError } from '#lib/node/app-error.ts'

// WebAuthn without a library. Browsers give a new key in SPKI form, so no CBOR has to be read; what an attestation
// would add (who made the authenticator) nobody asks for.

/** What a browser sends, in base64url. */
type Shown = Record<'id' | 'clientData' | 'authenticatorData', string>
export type NewPasskey = Shown & { publicKey: string }
export type PasskeyAnswer = Shown & { signature: string }

/** Where and for what the answer must have been made. */
type Expected = { challenge: string; origin: string; rpId: string }

const FLAGS_AT = 32
const COUNTER_AT = 33
const ID_LENGTH_AT = 53
const PRESENT = 0x01
const VERIFIED = 0x04

/** Throws `invalid` if the key was not made here, for this challenge, by a person whom the device knows. */
export function checkNewPasskey(passkey: NewPasskey, expected: Expected): void {
  checkClientData(passkey.clientData, { ...expected, type: 'webauthn.create' })
  const data = Buffer.from(passkey.authenticatorData, 'base64url')
  checkAuthenticatorData(data, expected.rpId)
  const length = data.length > ID_LENGTH_AT + 2 ? data.readUInt16BE(ID_LENGTH_AT) : 0
  const id = data.subarray(ID_LENGTH_AT + 2, ID_LENGTH_AT + 2 + length)
  if (length === 0 || id.toString('base64url') !== passkey.id) throw refused()
  readKey(passkey.publicKey)
}

/** Throws `invalid` unless the key signed this challenge here. Returns the uses that the authenticator has counted. */
export function checkPasskeyAnswer(
  answer: PasskeyAnswer,
  { publicKey, ...expected }: Expected & { publicKey: string },
): number {
  const clientData = checkClientData(answer.clientData, { ...expected, type: 'webauthn.get' })
  const data = Buffer.from(answer.authenticatorData, 'base64url')
  checkAuthenticatorData(data, expected.rpId)
  const key = readKey(publicKey)
  const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  const signature = Buffer.from(answer.signature, 'base64url')
  if (!verify(digest, signed, key, signature)) throw refused()
  return data.readUInt32BE(COUNTER_AT)
}

function checkClientData(text: string, expected: Expected & { type: string }): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  const { type, challenge, origin, crossOrigin } = parse(bytes)
  const isOurs =
    type === expected.type && challenge === expected.challenge && origin === expected.origin
  if (!isOurs || crossOrigin === true) throw refused()
  return bytes
}

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(bytes.toString()))
  } catch (error) {
    throw refused(error)
  }
}

function checkAuthenticatorData(data: Buffer, rpId: string): void {
  const isOurs = data.subarray(0, FLAGS_AT).equals(createHash('sha256').update(rpId).digest())
  const flags = data[FLAGS_AT] ?? 0
  if (data.length < COUNTER_AT + 4 || !isOurs) throw refused()
  // The device must verify its user, because the passkey replaces both password and second factor.
  if ((flags & PRESENT) === 0 || (flags & VERIFIED) === 0) throw refused()
}

/** Throws unless the key is of a kind that is safe today. */
function readKey(publicKey: string): KeyObject {
  let key: KeyObject
  try {
    const der = Buffer.from(publicKey, 'base64url')
    key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch (error) {
    throw refused(error)
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
  const isStrong =
    type === 'ed25519' ||
    (type === 'ec' && details?.namedCurve === 'prime256v1') ||
    (type === 'rsa' && (details?.modulusLength ?? 0) >= 2048)
  if (!isStrong) throw refused()
  return key
}

function refused(cause?: unknown): AppError {
  const options = cause === undefined ? {} : { cause }
  return new AppError(
    'invalid',
    'This passkey did not work. Try again, or sign in by code.',
    options,
  )
}
