/** A picture as plain data: every drawn item, its position and its subject. All coordinates are whole pixels. */
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

/** The icon before a text: the actor or the cause of the event. */
export type Icon = TriggerKind | 'call'

export interface TextLine {
  text: string
  style: TextStyle
  /** The start of the text, on its baseline. */
  x: number
  y: number
}

/** A small block of text for one edge, on its line or inside a box. */
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
  /** Transitions that keep the state, and those that leave every state of a frame at once. */
  inner: PictureLabel[]
  /** The position of the rule between the box's head and its transitions. */
  rule: number | null
  /** The height of a frame's head: arrows pass behind it. */
  head: number
}

export interface PictureLine {
  /** The ids of its edges: several if they share both ends. */
  edges: string[]
  kind: TriggerKind
  isMain: boolean
  points: Point[]
  labels: PictureLabel[]
}

/** The start of the flow, or of a frame. */
export interface PictureStart {
  /** On the way that most people go. */
  isMain: boolean
  at: Point
  points: Point[]
}

export interface Picture {
  /** The meaning of its boxes: states of a flow, or places of the portal. */
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
