/** Marks of a reason: a sentence by its place, or words. */
export const reasonMarks = { picked: 'kept', words: 'text' } as const

export const reasonEventMarks = { 'reason.pick': { at: 'kept' }, 'reason.change': { words: 'text' } } as const
