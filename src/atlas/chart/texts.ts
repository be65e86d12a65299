/** The texts on a flow's screens: docs/flows/screens, which a test of the views writes and compares. Pure JSON. */

/** A distinct screen. */
export interface TextScreen {
  /** The states of this screen, as in `data-state`. */
  states: string[]
  /** Indices of the lines, in reading order. */
  lines: number[]
}

/** A notification raised by steps. */
export interface TextToast {
  lines: number[]
  /** Configurations that show it: the targets of those steps. */
  configs: number[]
}

export interface Texts {
  /** Each distinct line once, in order of first appearance: `textbox: Телефон, invalid`. */
  lines: string[]
  screens: TextScreen[]
  toasts: TextToast[]
  /** The screen of each configuration of docs/flows/model. */
  configs: number[]
}

/** The prefix of lines that a click opens on a screen: a menu, a calendar, a window. */
export const OPENED = '» '
