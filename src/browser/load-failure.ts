/**
 * Why a page could not be shown:
 * - `answer`: the server said no, with a status;
 * - `network`: it was not reached;
 * - `code`: its script is gone, most likely because a new build replaced it;
 * - `outdated`: the payload comes from another build than this script.
 */
export type LoadFailureReason = 'answer' | 'network' | 'code' | 'outdated'

export class LoadFailure extends Error {
  readonly reason: LoadFailureReason
  readonly status: number

  constructor(reason: LoadFailureReason, status = 0, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
    this.status = status
  }
}
