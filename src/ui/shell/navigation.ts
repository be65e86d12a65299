import type { ComponentType } from 'react'

export type NavItem = {
  href: string
  label: string
  external?: boolean
  /** Shown in menus. */
  Icon?: ComponentType
  /** Whether the person is here. The owner decides: an address may be written in many ways. */
  isCurrent?: boolean
}

/** What an entry's link says of the person's place. */
export const currentOf = ({ isCurrent = false }: NavItem): 'page' | undefined => (isCurrent ? 'page' : undefined)
