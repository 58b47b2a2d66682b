import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createRemoteRichtextClient } from './remote-richtext-client.ts'

const ID = '373ba72bbff75ce7a838e2499590de30'

test('a page comes from the worker, whatever form its id has', async () => {
  await using worker = await startWorker(200, JSON.stringify({ page: { value: { id: ID } } }))
  const client = createRemoteRichtextClient(`${worker.url}/v1`)

  const page = await client.findPage('373ba72b-bff7-5ce7-a838-e2499590de30')

  expect(page).toEqual({ page: { value: { id: ID } } })
  expect(worker.asked).toEqual([`/v1/page/${ID}`])
})

test('an unknown page is null, and what is no id is not even asked for', async () => {
  await using worker = await startWorker(404, '{"error":"no"}')
  const client = createRemoteRichtextClient(worker.url)

  expect(await client.findPage(ID)).toBeNull()
  expect(await client.findPage('../../etc')).toBeNull()
  expect(worker.asked).toHaveLength(1)
})

test.for([
  [500, '{}'],
  [200, 'rubbish'],
  [200, '[]'],
  [200, 'null'],
] as const)('a worker that answers %i %s makes the page unavailable', async ([status, body]) => {
  await using worker = await startWorker(status, body)
  const client = createRemoteRichtextClient(worker.url)

  await expect(client.findPage(ID)).rejects.toMatchObject({ code: 'unavailable' })
})

async function startWorker(status: number, body: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
