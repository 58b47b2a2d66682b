import type { Config } from '#config.ts'
import type { ServerLimits } from '#http/server-limits.ts'

/** What the settings say about the server. */
export function configuredLimits(config: Config): Partial<ServerLimits> {
  return {
    keepAliveMs: config.keepAliveSeconds * 1000,
    // The proxy's connections all have its own address.
    connectionsOfAddress: config.trustedProxies > 0 ? null : config.connectionsPerAddress,
  }
}
