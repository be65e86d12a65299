/** Sends a request by XMLHttpRequest: no other browser API reports upload progress. */

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
  )
}

/** @param onProgress called with the share sent, from 0 to 1 */
export const uploadFetch =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const lost = () => reject(new TypeError('network'))
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = 'text'
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      call.addEventListener('load', () =>
        resolve(new Response(call.response as string, { status: call.status, headers: headersOf(call) })),
      )
      call.addEventListener('error', lost)
      call.addEventListener('abort', lost)
      request.signal.addEventListener('abort', () => call.abort())
      if (request.signal.aborted) return lost()
      call.send(body)
    })
  }
