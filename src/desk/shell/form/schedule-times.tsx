import { TextField } from './text-field.tsx'

type Times = { at: string; until: string }

type ScheduleTimesProps = { label: string; times: Times; onChange: (times: Times) => void }

/** When something goes live and when it is taken back, as local times of Singapore. */
export function ScheduleTimes({ label, times, onChange }: ScheduleTimesProps) {
  const { at, until } = times
  return (
    <>
      <TextField
        label={label}
        type="datetime-local"
        value={at}
        onChange={(at) => onChange({ ...times, at })}
      />
      <TextField
        label="Take back on (optional)"
        type="datetime-local"
        value={until}
        onChange={(until) => onChange({ ...times, until })}
      />
    </>
  )
}
