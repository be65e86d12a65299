// The recorder of support: its size, its microseconds an event, the characters of its links. Runs the sources.
import { gzipSync } from 'node:zlib'
import { build, createServer } from 'vite'
import { median, table } from './lib/table.mjs'

const BUDGETS = { gzip: 3_072, microseconds: 10, median: 120, p95: 250 }
const VISITS = 20

/** Modules that every page has loaded before: with the frame of the portal, or with what follows it (afterwards.ts). */
const IN_THE_FRAME = /[\\/](?:inn|places|phone|day|state-key)\.ts$/

/** The recorder alone, without the marks, which are data of the flows. */
const gzipped = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      // As a library it would keep its line breaks.
      rolldownOptions: {
        input: new URL('../src/replay/record/recorder.ts', import.meta.url).pathname,
        external: IN_THE_FRAME,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [{ output }] = [built].flat()
  // The chunk imports the frame once, by a short name.
  return gzipSync(output[0].code.replace(/^(?:import[^;]+;)+/, ''), { level: 9 }).length
}

const p95 = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)]

const measured = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  })
  const { measure } = await server.ssrLoadModule('/bench/recorder/visits.ts')
  const { problemSizes } = await server.ssrLoadModule('/bench/recorder/problems.ts')
  const [rows, problems] = [await measure(VISITS), await problemSizes()]
  await server.close()
  return { rows, problems }
}

export const run = async () => {
  const size = await gzipped()
  const { rows: flows, problems } = await measured()
  table(
    ['flow', 'events', 'µs bare', 'µs recorded', 'link median', 'p95', 'plain median', 'healed'],
    flows.map(({ flow, count, bare, recorded, links, plain, lost }) => [
      flow,
      String(count),
      bare.toFixed(1),
      recorded.toFixed(1),
      String(median(links)),
      String(p95(links)),
      String(median(plain)),
      `${lost} of ${VISITS}`,
    ]),
  )
  console.log(
    '\nreports of the commonest problems: a code has 11 characters; links hold 27 characters of words and the address of the portal',
  )
  table(
    ['problem', 'steps', 'link', 'without dictionary'],
    problems.map(({ problem, steps, link, plain }) => [problem, String(steps), String(link), String(plain)]),
  )
  const links = flows.flatMap((one) => one.links)
  const events = flows.reduce((sum, { count }) => sum + count, 0)
  const cost = flows.reduce((sum, { count, bare, recorded }) => sum + (recorded - bare) * count, 0) / events
  const lost = flows.reduce((sum, one) => sum + one.lost, 0)
  console.log(
    `\nrecorder: ${size} bytes gzipped (budget ${BUDGETS.gzip}), ${cost.toFixed(1)} µs an event (budget ${BUDGETS.microseconds})`,
  )
  console.log(`links: median ${median(links)} (budget ${BUDGETS.median}), p95 ${p95(links)} (budget ${BUDGETS.p95}) characters`)
  console.log(`masked without healing: ${links.length - lost} of ${links.length} visits go their recorded way`)
  return size <= BUDGETS.gzip && median(links) <= BUDGETS.median && p95(links) <= BUDGETS.p95
}
