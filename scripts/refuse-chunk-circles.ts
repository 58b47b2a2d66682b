import type { Plugin } from 'vite'

type Chunks = Record<string, { type: string; imports?: string[] }>

/**
 * Fails the client build when chunks import each other in a circle. Code that runs while its chunk loads would then find
 * parts of the other one missing, and every page that needs both would break.
 */
export function refuseChunkCircles(): Plugin {
  return {
    name: 'refuse-chunk-circles',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle as Chunks)
      if (circle) this.error(`chunks import each other in a circle: ${circle.join(' → ')}`)
    },
  }
}

export function findCircle(chunks: Chunks): string[] | null {
  const done = new Set<string>()

  function follow(name: string, way: readonly string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of chunks[name]?.imports ?? []) {
      const circle = follow(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }

  for (const name of Object.keys(chunks)) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return null
}
