import type { Api } from '../../../api/client.ts'
import { wireDay } from '../../../domain/dates/dates.ts'
import { tableFileActors, type FilePorts } from '../../fragments/table-file/actors.ts'
import type { FileDays } from './types.ts'

export const historyFileActors = (api: Api, ports: FilePorts) =>
  tableFileActors<FileDays>(
    ({ from, to }, call) => api.call('getHistoryFile', { query: { from: wireDay(from), to: wireDay(to) }, ...call }),
    ports,
  )
