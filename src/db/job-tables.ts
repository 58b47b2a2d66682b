export type JobTables = {
  job_runs: {
    job: string
    /** When the job last found the clock right. */
    ran_at: string
  }
}
