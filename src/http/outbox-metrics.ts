import type { Outbox } from '#accounts/outbox.ts'

/** Lines for `/metrics`. Waiting messages are those of all processes, the rest those of this one. */
export function toOutboxMetrics({ waiting, lanes }: ReturnType<Outbox['stats']>): string[] {
  const waitingOf = (kind: string) => waiting.find((row) => row.kind === kind)?.count ?? 0
  return [
    '# TYPE lobang_outbox_waiting gauge',
    ...lanes.map(({ kind }) => `lobang_outbox_waiting{kind="${kind}"} ${waitingOf(kind)}`),
    '# TYPE lobang_outbox_away gauge',
    ...lanes.map(({ kind, isAway }) => `lobang_outbox_away{kind="${kind}"} ${isAway ? 1 : 0}`),
    '# TYPE lobang_outbox_messages_total counter',
    ...lanes.flatMap(({ kind, counts }) =>
      Object.entries(counts).map(
        ([outcome, count]) =>
          `lobang_outbox_messages_total{kind="${kind}",outcome="${outcome}"} ${count}`,
      ),
    ),
  ]
}
