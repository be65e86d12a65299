/** What the tool form's flow starts with: its calls, inputs, drafts and files. */
import { addToolActors } from '../../src/machines/sales/add-tool/actors.ts'
import { readDraft } from '../../src/machines/sales/add-tool/draft.ts'
import { emptyTool, receiptOf, type ToolValues } from '../../src/machines/sales/add-tool/form.ts'
import type { AddToolInput } from '../../src/machines/sales/add-tool/types.ts'
import type { call } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import { command, MOSCOW, PHOTO, PNG, REPAIR, right, STORED } from './tool-answers.ts'

export const actors: Parameters<typeof call>[0] = (api) =>
  addToolActors(api, {
    locate: () => Promise.resolve(MOSCOW),
    photos: { get: () => new File([PNG], PHOTO.name), redraw: () => Promise.resolve(null) },
    readPhoto: () => Promise.resolve({ kind: 'none' }),
    scan: () => Promise.resolve({ kind: 'failed', problem: 'missing' }),
    whenActive: () => Promise.resolve(),
    moment: () => stamp,
  })
export const sent = { serial: right.serialNumber, receipt: receiptOf(right, null), command, side: 'seller' }

/** A start of the flow: a seller on a wide screen, but for the patch. */
export const start = (patch: Partial<AddToolInput>): AddToolInput => ({
  mode: 'seller',
  reader: patch.mode === 'customer' ? 'customer' : 'seller',
  isCompact: false,
  knowsInstructions: false,
  asks: null,
  screen: 'main',
  receiptAge: null,
  draft: null,
  ...patch,
})

/** The stored draft in its current shape. */
export const draft = (values: Partial<ToolValues>, patch: object = {}) =>
  readDraft({ values: { ...emptyTool, ...values }, files: [], unread: [], isManual: false, command: null, ...patch })

/** A repair whose receipt has not come yet. */
export const unloaded = { ...REPAIR, refused: null, isLoaded: false }

export const waitingFile = { ...PHOTO, status: 'waiting', stored: null, problem: null, key: null }
export const uploadedFile = { ...waitingFile, status: 'done', stored: STORED }
