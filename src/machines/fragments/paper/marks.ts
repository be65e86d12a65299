/** Marks of a receipt's or an invoice's page. */
import { answerMarks } from '../../kit/marks/parts.ts'

/** @param schema the paper's name in the contract */
export const paperMarks = <const Name extends string>(schema: Name) =>
  ({
    context: { id: 'id', list: ['/sales', '/user-tools'], quiet: 'kept', paper: { $: schema } },
    events: {},
    outcomes: { loadPaper: answerMarks({ $: schema }), renewPaper: answerMarks({ $: schema }) },
  }) as const
