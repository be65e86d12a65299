/** What screens of earlier releases looked like: the static HTML that a release keeps with its model. */

export interface StillScreen {
  /** The content of its body. */
  html: string
  /** In pixels, at the width of a phone. */
  height: number
}

export interface Still extends StillScreen {
  style: string
}

/** @returns null where that version keeps no such screen */
export type LoadStill = (version: string, flow: string, still: number) => Promise<Still | null>
