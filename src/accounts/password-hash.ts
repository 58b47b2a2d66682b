import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's minimum: 19 MB and two passes, about 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Argon2id in its standard format. The hash names its cost, so old hashes survive a higher cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...COST, message: toBytes(password), nonce })
  const { memory, passes, parallelism } = COST
  const cost = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${cost}$${toBase64(nonce)}$${toBase64(tag)}`
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = FORM.exec(hash) ?? []
  if (memory === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const given = await derive('argon2id', {
    message: toBytes(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(expected, given)
}

/** Keyboards may encode the same letters differently. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
