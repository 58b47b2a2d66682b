import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Place = { challenge: string; origin: string; rpId: string }
type Wrong = { flags?: number; type?: string; counter?: number }

const PRESENT_AND_VERIFIED = 0x05
const HAS_KEY = 0x40

/** An authenticator in software, as WebAuthn describes it. */
export function createSoftPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const id = randomBytes(16)

  function clientDataOf({ challenge, origin }: Place, type: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
  }
  function dataOf(rpId: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
  }

  return {
    create(place: Place, { flags = PRESENT_AND_VERIFIED, type = 'webauthn.create' }: Wrong = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const parts = [dataOf(place.rpId, flags | HAS_KEY, 0), Buffer.alloc(16), length, id]
      return {
        id: id.toString('base64url'),
        clientData: clientDataOf(place, type),
        authenticatorData: Buffer.concat(parts).toString('base64url'),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      }
    },
    sign(place: Place, wrong: Wrong = {}) {
      const { flags = PRESENT_AND_VERIFIED, type = 'webauthn.get', counter = 0 } = wrong
      const clientData = clientDataOf(place, type)
      const data = dataOf(place.rpId, flags, counter)
      const hash = createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest()
      const signature = createSign('sha256').update(data).update(hash).sign(privateKey)
      return {
        id: id.toString('base64url'),
        clientData,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}
