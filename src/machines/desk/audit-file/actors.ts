import type { Api } from '../../../api/client.ts'
import { tableFileActors, type FilePorts } from '../../fragments/table-file/actors.ts'
import { bodyOfValues } from '../audit/actors.ts'
import type { AuditValues } from '../audit/form.ts'

export const auditFileActors = (api: Api, ports: FilePorts) =>
  tableFileActors<AuditValues>((values, call) => api.call('getAuditFile', { body: bodyOfValues(values), ...call }), ports)
