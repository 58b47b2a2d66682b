import type { Config } from '#config.ts'
import type { ServerLimits } from '#http/server-limits.ts'

/** The server limits that settings can change. */
export function configuredLimits(config: Config): Partial<ServerLimits> {
  return {
    keepAliveMs: config.keepAliveSeconds * 1000,
    // All connections of a proxy have its address.
    connectionsOfAddress: config.trustedProxies > 0 ? null : config.connectionsPerAddress,
  }
}
