import type { FoundPoint, PointApplication, RetailPoint } from '../../../api/types.ts'
import type { UserStatus } from '../../../domain/people/roles.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'

/** The screens of the tab, as the address names them in `sub`; «exist» is the tab without one (RP01, A21). */
export type PointScreen = 'exist' | 'bind' | 'list' | 'point' | 'edit'

export interface InnValues {
  inn: string
}

/** An application to join a point. */
export type Joining = Command & { point: FoundPoint }

/** The person's point, or the one that was applied for. */
export type OwnPoint = Pick<RetailPoint, 'name' | 'address' | 'inn' | 'directorFullName' | 'directorPhone'> &
  Pick<PointApplication, 'created'>

/** A page of a search. */
export interface PointPage {
  points: readonly FoundPoint[]
  /** Where the next page begins; null after the last one. */
  next: string | null
}

export interface PointContext extends CommandContext<Joining> {
  userId: string
  /** As the session tells it, or as this screen's own command has made it. */
  status: UserStatus
  /** A locked person reads what there is, and changes nothing (RL07). */
  isLocked: boolean
  /** The screen that the address names. */
  screen: PointScreen
  form: Form<InnValues>
  /** The last number that was searched for; the form of a new point begins with it (RP20). */
  searched: string
  /** The points found so far. */
  points: readonly FoundPoint[]
  /** Where the next ones begin; null where all of them are here. */
  next: string | null
  /** The point chosen of them. */
  chosen: FoundPoint | null
  /** Null without one, and where the server does not tell it. */
  own: OwnPoint | null
  /** What prevented the load, the search or the application. */
  problem: string | null
}

/** What survives a reload. */
export interface PointDraft {
  searched: string
  command: Joining | null
}

export interface PointInput {
  /** The person, as the calls name them; the server goes by the token (B06). */
  userId: string
  status: UserStatus
  isLocked: boolean
  screen: PointScreen
  draft: PointDraft | null
}

/** The person whose point is loaded. */
export interface OwnInput {
  isPending: boolean
}

export interface SearchInput {
  inn: string
  /** The next page's beginning; null for the first. */
  from: string | null
}

/** All data of an application: a repeat is an identical request. */
export interface JoinInput {
  pointId: string
  userId: string
  /** Idempotency key. */
  key: string
}

export type PointEvent =
  | { type: 'form.change'; patch: Partial<InnValues> }
  | { type: 'form.blur'; field: keyof InnValues }
  /** The search. */
  | { type: 'submit' }
  | { type: 'more' }
  | { type: 'choose'; id: string }
  | { type: 'join'; key: string }
  | { type: 'create' }
  | { type: 'back' }
  | { type: 'details' }
  | { type: 'close' }
  | { type: 'retry' }
  | RepeatEvent
  /** After silence: what the server knows is loaded. */
  | { type: 'check' }
  | { type: 'url.changed'; screen: PointScreen }
  /** The session reports another status. */
  | { type: 'person.changed'; status: UserStatus; isLocked: boolean }
  /** The person has left the point, or cancelled the application (M10). */
  | { type: 'left' }
  /** Whether the person has left is unknown. */
  | { type: 'reload' }
