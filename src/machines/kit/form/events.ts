/** What an open form hears from its fields, by the names of setup.ts. */

/** All of its fields are open. */
export const formEvents = {
  'form.change': { actions: 'changeField' },
  'form.blur': { actions: 'leaveField' },
} as const

/** Some of its fields are closed now and then. */
export const openFormEvents = {
  'form.change': { guard: 'mayChange', actions: 'changeField' },
  'form.blur': { guard: 'mayLeave', actions: 'leaveField' },
} as const
