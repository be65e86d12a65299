/**
 * Eight pictures at once, and a person who signs in. With GRID=full the pictures have 40 megapixels, the maximum, and the sign-in
 * may take three times as long as on an idle server; otherwise small ones, for the same answers. Prints times.
 */
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { argonPasswordsOf } from '../../../server/kernel/secrets/passwords.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { DEMO_PASSWORD, MARIA } from '../../../server/demo/people.ts'
import { SECOND } from '../support/server/clock.ts'
import { hireSellers } from '../support/races/crowd.ts'
import { testPairs } from '../support/deeds/keys.ts'
import { print } from '../support/print.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import { BOUNDARY, multipart } from '../support/deeds/upload.ts'

const argonPasswords = argonPasswordsOf(testPairs().PASSWORD_KEY)

/** Passwords cost what they cost in life. */
const world = testApp({ passwords: argonPasswords })
const isFull = process.env.GRID === 'full'
const PICTURES = 8
const [WIDTH, HEIGHT] = isFull ? [8_000, 5_000] : [800, 500]
const QUIET = 30
const AT_MOST = 3

/** A picture with as much detail as a photograph. */
const photograph = async (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = await sharp({ create: { width: WIDTH / 10, height: HEIGHT / 10, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer()
}

const signIn = async (): Promise<number> => {
  const begun = performance.now()
  const answer = await world().call('POST', '/login', { body: { username: phoneOf(5), password: DEMO_PASSWORD } })
  expect(answer.status).toBe(200)
  world().clock.pass(SECOND)
  return performance.now() - begun
}

const signInQuietly = async (): Promise<number[]> => {
  const times: number[] = []
  while (times.length < QUIET) times.push(await signIn())
  return times
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

it(`B12 ${PICTURES} pictures of ${(WIDTH * HEIGHT) / 1_000_000} megapixels at once: all are taken, and people sign in meanwhile`, async () => {
  const payload = multipart(await photograph(), 'чек.jpg')
  const people = await hireSellers(world(), PICTURES)
  const passwordHash = await argonPasswords.hash(DEMO_PASSWORD)
  await world().db.update(users).set({ passwordHash }).where(eq(users.id, MARIA))
  const quiet = await signInQuietly()

  const open = new Set(people)
  let most = 0
  const uploads = people.map(async (person) => {
    const headers = { token: person.token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
    const { statusCode } = await world().app.inject({ method: 'POST', url: '/api/files', headers, payload })
    open.delete(person)
    return statusCode
  })
  const busy: number[] = []
  while (open.size > 0) {
    busy.push(await signIn())
    const { process, queue } = sharp.counters()
    most = Math.max(most, process + queue)
  }
  expect(await Promise.all(uploads)).toEqual(Array(PICTURES).fill(200))

  // Measured before and after, because other load of the machine also affects the time in between.
  quiet.push(...(await signInQuietly()))
  const ms = (time: number) => `${Math.round(time)} ms`
  const ratio = middle(busy) / middle(quiet)
  print(
    `sign-in: quiet ${ms(middle(quiet))}, with ${PICTURES} pictures of ${Math.round(payload.length / 1_000)} kB ` +
      `${ms(middle(busy))} (${ratio.toFixed(2)} ×), the slowest of ${busy.length} ${ms(Math.max(...busy))}; ` +
      `decoded at once: ${most}`,
  )
  expect(most).toBeLessThanOrEqual(2)
  expect(isFull ? ratio : 0).toBeLessThanOrEqual(AT_MOST)
}, 300_000)
