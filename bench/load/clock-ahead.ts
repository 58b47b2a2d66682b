// Loaded into each thread of the site with `--import`: moves the clock ahead by `CLOCK_AHEAD` ms, so that a run can
// pass midnight.
const ahead = Number(process.env.CLOCK_AHEAD ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  // biome-ignore lint/suspicious/noExplicitAny: takes the same arguments as the real one.
  constructor(...given: any[]) {
    super(...((given.length > 0 ? given : [RealDate.now() + ahead]) as [number]))
  }
  static override now(): number {
    return RealDate.now() + ahead
  }
} as DateConstructor
