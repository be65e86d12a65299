import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult } from '../../../api/result.ts'
import type { ReportsAnswer, ReportsQuestion, Words } from './types.ts'

export interface ReportsPort {
  /** Words of all flows of the release that the server runs; none where they do not come. */
  words: () => Promise<Words>
}

/** Rows of a page: with the entry above them, a screenful of a desk. */
const SIZE = 20

/** Of the words only those of the flows that are named. */
const only = (words: Words, machines: readonly string[]): Words =>
  Object.fromEntries(
    machines.flatMap((machine) => {
      const { title, states } = words[machine] ?? {}
      return title === undefined || states === undefined ? [] : [[machine, { title, states }] as const]
    }),
  )

export const reportsActors = (api: Api, port: ReportsPort) => ({
  loadReports: fromPromise<ReportsAnswer, ReportsQuestion>(async ({ input: { place, cursor }, signal }) => {
    const where = place && { machine: place.machine, ...(place.state !== '' && { state: place.state }) }
    const query = { size: SIZE, ...where, ...(cursor !== null && { cursor }) }
    const [page, words] = await Promise.all([api.call('listDeskReports', { query, signal }), port.words()])
    return mapResult(page, (found) => ({
      ...found,
      words: only(words, [...(place === null ? [] : [place.machine]), ...found.reports.map(({ machine }) => machine)]),
    }))
  }),
})
