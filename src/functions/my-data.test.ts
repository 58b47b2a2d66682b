import { expect, test } from 'vitest'
import type { CallableServices } from './define-callable.ts'
import { deleteData } from './my-data.ts'

/** Records its calls; `failing` is refused. */
function createServices(failing = '') {
  const done: string[] = []
  const step = (name: string) => async () => {
    done.push(name)
    if (name === failing) throw new Error(name)
  }
  const services = {
    reports: { removeBy: step('reports') },
    visitors: { remove: step('visitor') },
    accounts: { disable: step('disable'), enable: step('enable'), deleteAccount: step('account') },
  }
  return { done, services: services as unknown as CallableServices }
}

test('nobody can sign in while an account is removed, and late writes are deleted too', async () => {
  const { done, services } = createServices()

  await deleteData(services, 'owner')

  expect(done).toEqual(['disable', 'reports', 'visitor', 'account', 'reports', 'visitor'])
})

test('the owner can sign in and try again after a failure', async () => {
  const { done, services } = createServices('visitor')

  await expect(deleteData(services, 'owner')).rejects.toThrow('visitor')

  expect(done).toEqual(['disable', 'reports', 'visitor', 'enable'])
})
