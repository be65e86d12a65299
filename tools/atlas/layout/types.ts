/** A picture as plain data: everything that is drawn, where it stands, and what it stands for. Whole pixels all through. */
import type { StateKind, Tone, TriggerKind } from '../../../src/atlas/chart/types.ts'

export interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  width: number
  height: number
}

/** How a line of text looks. */
export type TextStyle = 'heading' | 'title' | 'small' | 'event' | 'guard' | 'goal' | 'call' | 'operation'

/** What stands before a text: who or what makes the thing happen. */
export type Icon = TriggerKind | 'call'

export interface TextLine {
  text: string
  style: TextStyle
  /** Where the text begins, on its baseline. */
  x: number
  y: number
}

/** A small block of text that stands for one edge, on its line or inside a box. */
export interface PictureLabel {
  /** The id of the edge. */
  edge: string
  kind: TriggerKind
  isMain: boolean
  rect: Rect
  lines: TextLine[]
  icon: Point | null
}

export interface PictureBox {
  /** The id of the state, or the address of the place. */
  id: string
  /** `outside`: a place that no flow draws. */
  kind: StateKind | 'outside'
  tone: Tone | null
  isMain: boolean
  /** How many frames stand around it. */
  depth: number
  rect: Rect
  lines: TextLine[]
  /** Calls have an icon of their own. */
  icons: (Point & { icon: Icon })[]
  /** Transitions that leave the state as it is, and those that lead out of every state of a frame at once. */
  inner: PictureLabel[]
  /** Where a rule parts the head of the box from its transitions. */
  rule: number | null
  /** How far the head of a frame reaches down: arrows pass behind it. */
  head: number
}

export interface PictureLine {
  /** The ids of its edges: several where they have the same ends. */
  edges: string[]
  kind: TriggerKind
  isMain: boolean
  points: Point[]
  labels: PictureLabel[]
}

/** Where the flow, or a frame of it, begins. */
export interface PictureStart {
  /** On the way that most people go. */
  isMain: boolean
  at: Point
  points: Point[]
}

export interface Picture {
  /** What its boxes are: states of a flow, or places of the portal. */
  of: 'state' | 'place'
  name: string
  title: string
  description: string
  width: number
  height: number
  boxes: PictureBox[]
  lines: PictureLine[]
  starts: PictureStart[]
}
