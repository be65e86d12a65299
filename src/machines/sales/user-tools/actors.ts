import type { Api } from '../../../api/client.ts'
import type { UserTool } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { listActors, type KeepSupports } from '../../fragments/list/actors.ts'
import type { ToolColumn } from './machine.ts'

/** A tool is bought once. */
const nameOf = ({ sn, nfc, purchaseDate }: UserTool): string => [sn, nfc, purchaseDate].filter(Boolean).join(' ')

export const userToolsActors = (api: Api, whenActive: WhenActive, keep: KeepSupports) =>
  listActors<UserTool, ToolColumn>((call) => api.call('listUserTools', call), nameOf, whenActive, keep)
