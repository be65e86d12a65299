/** The marks of all flows, those of the desk too, which the portal does not carry. */
import { DESK_MARKS } from '../../src/api/generated/marks/desk.ts'
import { PORTAL_MARKS } from '../../src/api/generated/marks/portal.ts'
import type { FlowMarks } from '../../src/machines/kit/marks/marks.ts'
import { marksIn, portalMarks } from '../../src/replay/marks.ts'

const deskMarks = marksIn(import.meta.glob<Record<string, FlowMarks>>('../../src/machines/desk/*/marks.ts', { eager: true }))

export const marks = { flows: { ...portalMarks, ...deskMarks }, schemas: { ...PORTAL_MARKS, ...DESK_MARKS } }
