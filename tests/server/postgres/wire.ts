import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A proxy between the server and PostgreSQL that fails at the critical moment. */
export interface Wire {
  /** The same database, over this line. */
  url: string
  /** The next COMMIT arrives and is carried out; its answer is lost because the connection drops or goes silent. */
  loseCommitAnswer(how: 'cut' | 'silence'): void
  /** Every answer takes so many milliseconds longer. */
  slowDown(milliseconds: number): void
  close(): void
}

export const openWire = async (databaseUrl: string): Promise<Wire> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let next: 'cut' | 'silence' | null = null
  let delay = 0

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    let lost: typeof next = null
    const cut = (): void => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', cut)
      socket.on('close', cut)
    }
    near.on('data', (bytes) => {
      if (next && bytes.includes('commit\0')) [lost, next] = [next, null]
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (lost === null) setTimeout(() => near.write(bytes), delay)
      else if (lost === 'cut') cut()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    loseCommitAnswer: (how) => {
      next = how
    },
    slowDown: (milliseconds) => {
      delay = milliseconds
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
