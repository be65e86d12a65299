import { messageOf } from '../../../api/result.ts'
import type { CommandContext } from './types.ts'

/** The effect of a refusal that leaves no other trace on the screen. @param about its subject: a newer message takes its place */
export const refusalToast = <const About extends string>(about: About) =>
  ({
    type: 'toast',
    params: ({ context: { answer } }: { context: CommandContext }) =>
      ({ title: 'Ошибка', text: messageOf(answer), tone: 'danger', about }) as const,
  }) as const
