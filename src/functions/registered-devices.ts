import type { Database } from '#db/database.ts'
import { type DeviceRow, deviceRows, removeDeviceRow, saveDeviceRow } from '#db/visitor-details.ts'

const MOST_DEVICES = 20

/** The devices that an account gets notifications on. */
export function createRegisteredDevices({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Without the tokens, which help nobody but a thief. */
    devices: async (accountId: string) =>
      (await deviceRows(db, { accountId, now: now() })).map(
        ({ device_id, name, registered_at }) => ({
          deviceId: device_id,
          name,
          registeredAt: registered_at,
        }),
      ),
    async addDevice(
      accountId: string,
      device: Omit<DeviceRow, 'account_id' | 'registered_at'>,
    ): Promise<void> {
      const row = { account_id: accountId, ...device, registered_at: now().toISOString() }
      await saveDeviceRow(db, row, MOST_DEVICES)
    },
    removeDevice: (accountId: string, deviceId: string) => removeDeviceRow(db, accountId, deviceId),
  }
}
