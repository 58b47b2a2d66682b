export type JobTables = {
  job_runs: {
    job: string
    /** The last time at which the job found the clock right. */
    ran_at: string
  }
}
