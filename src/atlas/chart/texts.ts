/** What people read on the screens of a flow: docs/flows/screens, which a test of the views writes and compares. JSON all through. */

/** A distinct screen. */
export interface TextScreen {
  /** The states that look so, as `data-state` carries them. */
  states: string[]
  /** Indices of the lines, in reading order. */
  lines: number[]
}

/** A notification that steps raise. */
export interface TextToast {
  lines: number[]
  /** Configurations in which it is seen: those that the steps lead to. */
  configs: number[]
}

export interface Texts {
  /** Each distinct line once, in the order in which they are met: `textbox: Телефон, invalid`. */
  lines: string[]
  screens: TextScreen[]
  toasts: TextToast[]
  /** The screen of each configuration of docs/flows/model. */
  configs: number[]
}

/** Stands before the lines of what a press opens on a screen: a menu, a calendar, a window. */
export const OPENED = '» '
