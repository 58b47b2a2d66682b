/**
 * Why a page could not be shown:
 * - `answer`: the server answered with an error status;
 * - `network`: the server was not reached;
 * - `code`: the page's script is missing, most likely because of a new build;
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
