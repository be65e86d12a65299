// Requests of the benchmarks of a server: sign-in, and commands that each use their own tool, receipt and key.
const PASSWORD = '111111'

const json = (body) => ({ body: JSON.stringify(body), type: { 'content-type': 'application/json' } })

export const post = (path, content, headers) => {
  const { body, type } = json(content)
  return { method: 'POST', path, body, headers: { ...headers, ...type, 'content-length': Buffer.byteLength(body) } }
}

export const login = (mobile) => post('/api/login', { username: mobile, password: PASSWORD }, {})

/** @returns the token of an operator at the desk */
export const deskLogin = (mobile) => post('/api/desk/login', { username: mobile, password: PASSWORD }, {})

/** Where and when a seller sells. */
export const place = { coordinates: '', gps: '', time: '20-11-2026T12:30:00' }

export const receiptOf = (number) => ({
  fn: '9960440300000001',
  fd: String(100_000 + number),
  fp: `${number}1`,
  sum: '4990.00',
  time: new Date().toISOString().replace(/(\d+)-(\d+)-(\d+)T.*/, '$3-$2-$1T00:00:00'),
  n: 1,
  isManualInput: true,
})
