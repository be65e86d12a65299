export type NavItem = { href: string; label: string; external?: boolean }

/** Whether the item is current: its own address, or one below it («/» only for itself). */
export const isActive = (href: string, path: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`))
