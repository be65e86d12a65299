/** The sections of the desk, in the order of the header: only what is there. */
export interface Section {
  href: string
  label: string
}

export const SECTIONS: readonly Section[] = []
