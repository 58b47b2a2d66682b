import { deviceIdSchema, deviceSchema } from '#visitor/schemas.ts'
import { CallableError } from './callable-error.ts'
import { defineAccountCallable } from './define-callable.ts'

const limit = { rate: 0.2, burst: 20 }

/** The token is a `PushSubscription` as JSON. Registering again replaces it: browsers renew them. */
export const registerDevice = defineAccountCallable({
  name: 'registerDevice',
  input: deviceSchema,
  limit,
  async run({ deviceId, messagingToken, name }, { visitors, accountId, sessionId, findPushToken }) {
    const token = findPushToken(messagingToken)
    if (token === null) {
      throw new CallableError('invalid-argument', 'This token cannot receive notifications.')
    }
    const session = { session_id: sessionId }
    const device = { device_id: deviceId, messaging_token: token, name, ...session }
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
