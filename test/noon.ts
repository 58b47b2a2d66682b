import { join } from 'node:path'

/** Noon in Singapore on an ordinary Sunday: when tests take place, and the demo was imported. */
export const NOON = new Date('2026-11-15T12:00:00+08:00')

export const SEED_FOLDER = join(import.meta.dirname, '../seed')
