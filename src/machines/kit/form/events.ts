/** The field events of an open form, with the names of setup.ts. */

/** All fields are always open. */
export const formEvents = {
  'form.change': { actions: 'changeField' },
  'form.blur': { actions: 'leaveField' },
} as const

/** Some fields are closed at times. */
export const openFormEvents = {
  'form.change': { guard: 'mayChange', actions: 'changeField' },
  'form.blur': { guard: 'mayLeave', actions: 'leaveField' },
} as const
