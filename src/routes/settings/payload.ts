/** Settings live on the device, so the page depends on nothing. */
export type SettingsPayload = Record<string, never>
