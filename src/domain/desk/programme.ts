/** What the programme's data come as: a file of each kind (`npm run programme`). */
export const PROGRAMME_KINDS = ['models', 'documents', 'serials', 'bonuses'] as const
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number]

export const isProgrammeKind = (text: string): text is ProgrammeKind => PROGRAMME_KINDS.some((kind) => kind === text)
