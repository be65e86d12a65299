/** A test's actions on a screen, in jsdom or in a browser. Everything is found by role and name. */
export interface Ui {
  fill: (label: string | RegExp, text: string) => Promise<void>
  /** Blurs the field. */
  leave: (label: string | RegExp) => Promise<void>
  /** Picks files for the loader with this label. */
  attach: (label: string, files: readonly { name: string; bytes: Uint8Array }[]) => Promise<void>
  /** Presses a key in the field. */
  press: (label: string | RegExp, key: 'Enter' | 'Escape' | 'ArrowDown') => Promise<void>
  /** Sets a checkbox; one already in this state is left alone. */
  tick: (name: string, isOn: boolean) => Promise<void>
  click: (role: Role, name: string | RegExp) => Promise<void>
  /** Chooses an item of a menu, which closes it. */
  pick: (trigger: string | RegExp, item: string | RegExp) => Promise<void>
  /** Toggles an item of a menu of checkboxes and closes the menu. */
  choose: (trigger: string | RegExp, item: string | RegExp) => Promise<void>
  /** Fails unless it is there; waits for the level's timeout. */
  sees: (role: Role, name: string | RegExp) => Promise<void>
  seesText: (text: string | RegExp) => Promise<void>
  seesNoText: (text: string | RegExp) => Promise<void>
  /** The value of a field. */
  valueOf: (label: string | RegExp) => Promise<string>
  /** Whether a control is enabled. */
  isEnabled: (role: Role, name: string | RegExp) => Promise<boolean>
}

export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'option'
  | 'radio'
  | 'row'
  | 'status'
  | 'table'
  | 'timer'
