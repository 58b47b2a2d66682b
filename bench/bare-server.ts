// The minimum in Node: one buffer, the same headers, no look-up.
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const [, , page = '', port = ''] = process.argv
const response = await firstAnswer(page)
const { body, headers } = response
createServer((_request, answer) => {
  answer.writeHead(200, headers)
  answer.end(body)
}).listen(Number(port), '127.0.0.1')

/** Over `node:http`, because `fetch` would undo the encoding. */
async function firstAnswer(url: string): Promise<{ body: Buffer; headers: string[] }> {
  const { get } = await import('node:http')
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        get(url, { headers: { 'accept-encoding': 'br' } }, async (message) => {
          const body = Buffer.concat(await message.toArray())
          // Node adds these three by itself.
          const own = /^(date|connection|keep-alive)$/i
          const pairs = Object.entries(message.headersDistinct).filter(([name]) => !own.test(name))
          if (message.statusCode === 200) {
            resolve({ body, headers: pairs.flatMap(([name, values]) => [name, String(values)]) })
          } else reject(new Error(`status ${message.statusCode}`))
        }).on('error', reject)
      })
    } catch {
      await delay(200)
    }
  }
}
