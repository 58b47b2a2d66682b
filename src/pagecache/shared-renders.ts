type Flight<Page> = { page: Promise<Page>; generation: number }

/**
 * One render at a time for an address: everybody who asks meanwhile gets the same one. A render of an earlier
 * generation, from before a publish, is waited for, and then the page is made again.
 */
export function createSharedRenders<Page>() {
  const flights = new Map<string, Flight<Page>>()

  return {
    isUnderWay: (address: string) => flights.has(address),
    run(address: string, generation: number, make: () => Promise<Page>): Promise<Page> {
      const underWay = flights.get(address)
      if (underWay?.generation === generation) return underWay.page
      const page = (async () => {
        await underWay?.page.catch(() => {})
        return make()
      })()
      const flight = { page, generation }
      const land = () => {
        if (flights.get(address) === flight) flights.delete(address)
      }
      page.then(land, land)
      flights.set(address, flight)
      return page
    },
  }
}
