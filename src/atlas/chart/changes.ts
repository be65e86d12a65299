/** What changed between two explored models of the portal: docs/flows/changes, written by `npm run atlas:diff`. Pure JSON. */

/**
 * `state`: a state came or went · `renamed`: another id, the same behaviour · `target`: an event leads elsewhere ·
 * `right`: an event is accepted on one side only · `effect` · `text` · `sample`: only the fixture has grown, shrunk or changed.
 */
export type ChangeKind = 'state' | 'renamed' | 'target' | 'right' | 'effect' | 'text' | 'sample'

/**
 * `behaviour`: seen on a way whose start and events carry the same data on both sides · `data`: only seen where sample data differ ·
 * `behind`: only seen behind a step that already led elsewhere.
 */
export type ChangeCause = 'behaviour' | 'data' | 'behind'

export interface ChangeStep {
  label: string
  /** The event in the analyst's words. */
  text: string
  /** The state that it leads to, in the analyst's words. */
  state: string
}

/** Where one side stands at the end of the way. */
export interface ChangeSide {
  /** As in `data-state`. */
  id: string
  state: string
  /** Index of the flow's screens; null where this side recorded no texts. */
  screen: number | null
  /** The configuration in docs/flows/model of this side: by it a release keeps what its screen looked like. */
  still: number
}

/** The shortest way on which both sides parted. */
export interface ChangeWay {
  /** The start by its name in the fixture, and in words. */
  start: string
  text: string
  steps: ChangeStep[]
}

export interface Change {
  kind: ChangeKind
  cause: ChangeCause
  /** What only the old side has, in words. */
  before: string[]
  /** What only the new side has, in words. */
  after: string[]
  /** The states in which it was seen, in words. */
  places: string[]
  /** The number of pairs of configurations that show it; 0 where it was read off the charts. */
  count: number
  way: ChangeWay | null
  old: ChangeSide | null
  new: ChangeSide | null
}

export interface FlowChanges {
  flow: string
  title: string
  is: 'changed' | 'came' | 'gone'
  changes: Change[]
  /** The lines of both sides' screens, each once, and the screens as indices of lines. */
  lines: string[]
  screens: number[][]
  /** Configurations of the old side, and how many of them were compared. */
  configs: number
  compared: number
}

export interface Changes {
  /** How each side was named, its commit if it has one, and the date. */
  old: ChangeVersion
  new: ChangeVersion
  /** Flows on both sides. */
  flows: number
  /** Only those that differ. */
  changed: FlowChanges[]
}

export interface ChangeVersion {
  name: string
  /** Null for the working tree. */
  commit: string | null
  /** The day of that commit, as an ISO date. */
  date: string | null
}
