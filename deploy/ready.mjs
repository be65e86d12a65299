// Whether a server may have traffic: `node deploy/ready.mjs [address of /readyz] [seconds]`. Without seconds it asks once, as a health
// check does; with them it asks until the answer is yes. Ends with 1 when it is no.
import { setTimeout as wait } from 'node:timers/promises'

const [address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`, seconds = '0'] = process.argv.slice(2)
const until = Date.now() + Number(seconds) * 1000
const [PATIENCE, PAUSE] = [2_500, 200]

const ask = async () => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    return [answer.ok, `${answer.status} ${await answer.text()}`]
  } catch (error) {
    return [false, error.cause?.code ?? error.name]
  }
}

for (;;) {
  const [isReady, said] = await ask()
  if (isReady) process.exit(0)
  if (Date.now() >= until) {
    process.stderr.write(`${address}: ${said}\n`)
    process.exit(1)
  }
  await wait(PAUSE)
}
