// The callable functions alone, in a process that bench/functions.ts can kill.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createFunctions } from '#functions/create-functions.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'

const [database = ''] = process.argv.slice(2)
const db = openDatabase(database)
await migrate(db)
const functions = createFunctions({
  db,
  database,
  proofKey: 'only for this bench',
  networkKey: 'only for this bench',
  accounts: {
    // Authentication is not measured here.
    findAccount: async (token) => ({
      accountId: token,
      isRecent: true,
      sessionId: null,
      isStillIn: async () => true,
    }),
    hasAddress: async () => true,
    exportAccount: async () => null,
    disable: async () => {},
    enable: async () => {},
    deleteAccount: async () => {},
  },
  findPushToken: () => null,
  isDeal: async () => true,
  findDealName: async () => null,
  appCheckMode: 'off',
  createLimit: () => ({ retryAfter: () => null }),
  turns: createLoopTurns(),
  now: () => new Date(),
  onError: (error) => console.error(error),
})
const server = createServer(
  getRequestListener((request) => {
    const { pathname } = new URL(request.url)
    return functions.call(pathname.replace('/functions/', ''), request, '127.0.0.1')
  }),
)
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
