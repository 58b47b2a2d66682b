/**
 * Processor time of this thread, in ms. The kernel brings a thread's account up to date only at its ticks, 4 ms apart, or
 * when somebody asks for the whole process; so this asks for that first.
 */
export function threadTime(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
