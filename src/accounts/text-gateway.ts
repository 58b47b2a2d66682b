type TextGatewayOptions = {
  url: string
  /** Sent as a bearer token. */
  token: string | null
  from: string
}

const PATIENCE_MS = 10_000

/** Text messages by a POST of JSON, which is how nearly every gateway takes them. */
export function createTextGateway({ url, token, from }: TextGatewayOptions) {
  return {
    async send(to: string, text: string): Promise<void> {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, from, text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok)
        throw new Error(`accounts: the gateway of text messages said ${answer.status}`)
    },
  }
}
