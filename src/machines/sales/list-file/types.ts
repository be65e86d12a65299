import type { PageRequest } from '../../fragments/list/types.ts'

/** A list's request without its pages. */
export type ListFileRequest<Column extends string = string> = Omit<PageRequest<Column>, 'offset' | 'size' | 'cursor'>
