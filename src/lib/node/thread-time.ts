/**
 * Processor time of this thread, in ms. The kernel updates a thread's time only at its ticks, 4 ms apart, or when somebody
 * asks for the time of the whole process. So this does that first.
 */
export function threadTime(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
