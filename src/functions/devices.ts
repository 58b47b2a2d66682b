import { deviceIdSchema, deviceSchema } from '#lib/visitor-schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

const limit = { rate: 0.2, burst: 20 }

/** Registering again replaces the token: browsers renew them. */
export const registerDevice = defineAccountCallable({
  name: 'registerDevice',
  input: deviceSchema,
  limit,
  async run({ deviceId, messagingToken, name }, { visitors, accountId }) {
    const device = { device_id: deviceId, messaging_token: messagingToken, name }
    await visitors.addDevice(accountId, device)
    return { devices: await visitors.devices(accountId) }
  },
})

export const removeDevice = defineAccountCallable({
  name: 'removeDevice',
  input: deviceIdSchema,
  limit,
  async run({ deviceId }, { visitors, accountId }) {
    await visitors.removeDevice(accountId, deviceId)
    return { devices: await visitors.devices(accountId) }
  },
})
