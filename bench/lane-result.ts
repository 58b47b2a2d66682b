/** The result of a block of histories. */
export type LaneResult = {
  histories: number
  saves: number
  publishes: number
  conflicts: number
  refused: number
  /** Edits that were lost, doubled or missing from the conflicts. */
  findings: number
  /** Histories that ended differently on PostgreSQL. */
  different: number
}

export function noHistories(): LaneResult {
  return {
    histories: 0,
    saves: 0,
    publishes: 0,
    conflicts: 0,
    refused: 0,
    findings: 0,
    different: 0,
  }
}
