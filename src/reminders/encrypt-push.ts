import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './push-target.ts'

/** Longer than any notification, so that there is one record. */
const RECORD_BYTES = 4096

/** Encrypts a text for one browser: RFC 8291, with the encoding `aes128gcm` of RFC 8188. */
export function encryptPush(
  text: string,
  { publicKey, secret }: Pick<PushTarget, 'publicKey' | 'secret'>,
  { sender = freshKeys(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const own = sender.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own])
  const key = derive(sender.computeSecret(publicKey), { salt: secret, about, length: 32 })
  const contentKey = derive(key, { salt, about: 'Content-Encoding: aes128gcm\0', length: 16 })
  const nonce = derive(key, { salt, about: 'Content-Encoding: nonce\0', length: 12 })
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  // The 2 marks the last record.
  const record = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(own.length, 4)
  return Buffer.concat([salt, sizes, own, ...record, cipher.getAuthTag()])
}

function freshKeys(): ECDH {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return keys
}

function derive(
  key: Buffer,
  { salt, about, length }: { salt: Buffer; about: string | Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, length))
}
