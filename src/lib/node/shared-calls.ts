/** Simultaneous calls with the same key share one run. */
export function createSharedCalls<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const call = underWay.get(key) ?? run().finally(() => underWay.delete(key))
    underWay.set(key, call)
    return call
  }
}
