// Makes src/accounts/common-passwords.bin of a list with one password a line:
//   node scripts/common-passwords.ts list.txt
// The list in use is that of @zxcvbn-ts/language-common 3.0.4 (MIT), those of 8 characters and more.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonPasswordKey } from '#accounts/common-passwords.ts'

const SHORTEST = 8

const [, , list = ''] = process.argv
const words = readFileSync(list, 'utf8').split(/\r?\n/)
const long = words.filter((word) => word.length >= SHORTEST)
const keys = [...new Set(long.map(commonPasswordKey))].toSorted((a, b) => a - b)
const bytes = Buffer.alloc(keys.length * 4)
keys.forEach((key, index) => {
  bytes.writeUInt32BE(key, index * 4)
})
writeFileSync(join(import.meta.dirname, '../src/accounts/common-passwords.bin'), bytes)
console.log(`${keys.length} passwords, ${bytes.length} bytes`)
