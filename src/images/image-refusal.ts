/** Why a picture is not served. The message is for the caller, and names the parameter at fault. */
export class ImageRefusal extends Error {
  readonly status: 400 | 404 | 415 | 422 | 503

  constructor(status: ImageRefusal['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImageRefusal'
    this.status = status
  }
}
