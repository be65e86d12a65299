/**
 * What each datum of a flow is, for the recorder of support (src/replay): by field and never by shape. A datum without a mark is
 * not recorded, and a string or number of a flow without one does not compile.
 *
 * A tree of marks has the shape of the value: a mark for a string or number, a list for a closed set, an object for an object.
 * `'*'` stands for every item of a list and every value of a record, `'@'` for a record's keys, `'='` for the word or number that may stand in
 * an object's place, `{ $: 'Card' }` for a schema of the contract or the payload of an operation, whose marks stand there (`x-mark`).
 * `'&'` holds the marks of the parameters in an address's query. `'dropped'` is allowed everywhere. Booleans, null and functions need no mark. A set of known words stands for an open string too: other
 * words are not recorded.
 */
import type { AnyActorLogic, AnyStateMachine, OutputFrom, StateMachine, StateValue } from 'xstate'
import type { DESK_MARKS } from '../../../api/generated/marks/desk.ts'
import type { PORTAL_MARKS } from '../../../api/generated/marks/portal.ts'
import type { OperationId, PayloadOf, Schemas } from '../../../api/types.ts'
import type { DeviceStamp } from '../stamp.ts'

/**
 * Classes with a surrogate: recorded as the class, the ordinal of the value in the recording, and what guards ask of it (a right
 * checksum, a length, an age), never as a part of the value. Equal values have equal ordinals, however they are written.
 */
export type Surrogate =
  /** A phone number, with or without the field's format. */
  | 'phone'
  | 'inn'
  /** A card's number, also one with asterisks. */
  | 'pan'
  /** Of a passport, a captcha, a claim: anything of this kind that is no secret of the sign-in. */
  | 'code'
  | 'serial'
  /** The numbers of a fiscal receipt, and the text of its QR code. */
  | 'receipt'
  /** A calendar day or an instant that says something about a person; ISO 8601 or as typed. */
  | 'date'
  /** Rubles or points. */
  | 'sum'
  /** Of a person, a company, a retail point, a city. */
  | 'name'
  /** Whatever else people or the server write. */
  | 'text'
  /** The name of a file, or the address of its bytes: its extension stays. */
  | 'file'
  /** The server's or the portal's own: an id, a key, a version. */
  | 'id'

export type TextMark =
  /** At most four digits that only count: pages, quantities, and the portal's own rows, «row-3». */
  | 'count'
  /** An address of the portal: which of its places, with surrogates for what it names. */
  | 'place'
  /** Password and code by SMS, which becomes the password (A01): recorded as how many digits, at most six, and nothing else. */
  | 'secret'
  | Surrogate
  | 'dropped'

export type NumberMark =
  /** Counts, pages, limits that are the same for everybody, codes of refusals. */
  | 'kept'
  /** Epoch milliseconds: recorded as the distance from the recording's begin. */
  | 'moment'
  | 'sum'
  | 'id'
  | 'dropped'

/** A datum whose type tells everything about it: it is kept as it is. */
type Bare = boolean | null | undefined | ((...args: never) => unknown)

/** Objects that are no data. */
type Opaque =
  | Blob
  | Date
  | Promise<unknown>
  | AbortSignal
  | ReadonlySet<unknown>
  | ReadonlyMap<unknown, unknown>
  | { send: unknown; getSnapshot: unknown }

type KeyOf<Union> = Union extends unknown ? keyof Union & string : never
type At<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never
type NeedsMark<Value> = [Exclude<Value, Bare>] extends [never] ? false : true

/** One of these words is recorded as it is, any other by its mark: a server's map whose keys are fields, or serial numbers. */
interface KnownWords {
  '?': readonly string[]
  '=': TextMark
}

type StringTree<Text extends string> = [Text] extends [never]
  ? never
  : string extends Text
    ? readonly string[] | TextMark | KnownWords | { '&': Readonly<Record<string, TextMark | readonly string[]>> }
    : readonly Text[] | TextMark
type NumberTree<Numeral extends number> = [Numeral] extends [never]
  ? never
  : number extends Numeral
    ? NumberMark
    : readonly Numeral[] | NumberMark

/** Union members with the same key share its marks. */
type FieldsTree<Fields> = {
  [Key in KeyOf<Fields> as NeedsMark<At<Fields, Key>> extends true ? Key : never]: Tree<At<Fields, Key>>
} & { [Key in KeyOf<Fields> as NeedsMark<At<Fields, Key>> extends true ? never : Key]?: 'dropped' }

/** A record; or an object with the same mark for all its values. */
interface RecordTree<Key, Value> {
  '@': TextMark | readonly Key[] | KnownWords
  '*': Tree<Value>
}

type ListTree<Item> = NeedsMark<Item> extends true ? { '*': Tree<Item> } : { '*'?: 'dropped' }

type ContainerOf<Value> = Value extends Opaque
  ? never
  : Value extends readonly (infer Item)[]
    ? ListTree<Item>
    : string extends keyof Value
      ? RecordTree<string, Value[keyof Value]>
      : RecordTree<keyof Value, Value[keyof Value]>

type PlainOf<Value> = Value extends Opaque | readonly unknown[] | ((...args: never) => unknown)
  ? never
  : Value extends object
    ? string extends keyof Value
      ? never
      : Value
    : never

type ByName<Name> = NonNullable<Name extends keyof Schemas ? Schemas[Name] : Name extends OperationId ? PayloadOf<Name> : never>

/** The schemas and payloads that say of each of the value's fields what it is. */
type NameOf<Value> = {
  [Name in keyof typeof PORTAL_MARKS | keyof typeof DESK_MARKS]: [Value] extends [ByName<Name>]
    ? [keyof Value] extends [keyof ByName<Name>]
      ? Name
      : never
    : never
}[keyof typeof PORTAL_MARKS | keyof typeof DESK_MARKS]

type ObjectTree<Value> = [Value] extends [never]
  ? never
  : ContainerOf<Value> | ([PlainOf<Value>] extends [never] ? never : FieldsTree<PlainOf<Value>>) | { $: NameOf<Value> }

/** The marks of a value. */
export type Tree<Value> =
  | 'dropped'
  | (unknown extends Value
      ? never
      : MixedTree<WordTree<Value>, ObjectTree<Extract<Exclude<Value, string | number | ((...args: never) => unknown)>, object>>>)

type WordTree<Value> = StringTree<Extract<Value, string>> | NumberTree<Extract<Value, number>>

/** A word or an object: «all», or the days of a period. */
type MixedTree<Word, Fields> = [Word] extends [never] ? Fields : [Fields] extends [never] ? Word : Fields & { '=': Word }

/** Any tree, for the code that reads them. */
export type AnyTree =
  | TextMark
  | NumberMark
  | readonly (string | number)[]
  | { readonly $: string }
  | { readonly [field: string]: AnyTree | undefined }

type Datum<Event> = Event extends unknown ? Omit<Event, 'type' | keyof DeviceStamp> : never

/** The marks of events by type. Moment, day and key of a stamp are the recorder's own business. */
type EventMarks<Event extends { type: string }> = {
  [Type in Event['type'] as NeedsMarks<Datum<Extract<Event, { type: Type }>>> extends true ? Type : never]: Tree<
    Datum<Extract<Event, { type: Type }>>
  >
}
type NeedsMarks<Fields> = {
  [Key in KeyOf<Fields>]: NeedsMark<At<Fields, Key>>
}[KeyOf<Fields>] extends infer Needs
  ? true extends Needs
    ? true
    : false
  : false

type OutcomeMarks<Actor extends { src: string; logic: AnyActorLogic }> = {
  [One in Actor as NeedsMark<OutputFrom<One['logic']>> extends true ? One['src'] : never]: Tree<OutputFrom<One['logic']>>
}

type PartsOfMarks<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value extends StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? { context: Tree<Context>; events: EventMarks<Event>; outcomes: OutcomeMarks<Actor> }
    : never

/** The marks of a flow: `const loginMarks = { … } as const satisfies MarksOf<typeof loginMachine>`, with the machine as a type only. */
export type MarksOf<Machine extends AnyStateMachine> = PartsOfMarks<Machine>

/** The marks of any flow. */
export interface FlowMarks {
  readonly context: AnyTree
  readonly events: Readonly<Record<string, AnyTree>>
  readonly outcomes: Readonly<Record<string, AnyTree>>
}
