import { expect } from 'vitest'
import type { TestSite } from './test-site.ts'

export function anonymous(device: string) {
  return { authorization: `Bearer anonymous.${device.padEnd(40, '0')}` }
}

export function dealOf(site: TestSite): string {
  return site.store.snapshot().byType.get('deal')?.at(0)?.id ?? ''
}

export function call(
  site: TestSite,
  name: string,
  data: unknown,
  headers: Record<string, string> = {},
) {
  return site.request(`/functions/${name}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

// biome-ignore lint/suspicious/noExplicitAny: each function has its own shape, and the tests look at it.
export async function result(answer: Promise<Response>): Promise<any> {
  const body = await (await answer).json()
  expect(body).toHaveProperty('result')
  return body.result
}
