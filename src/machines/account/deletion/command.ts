/** The two commands of a deletion: one at a time, so they share one place. */
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { known } from '../../kit/known.ts'
import type { Confirmation, DeletionContext } from './types.ts'

export const isConfirmation = (command: DeletionContext['command']): command is Confirmation =>
  command !== null && 'code' in command

/** The pending command of the first step, and of the second. */
export const requestOf = ({ command }: DeletionContext): CodeRequest => known(isConfirmation(command) ? null : command)
export const confirmationOf = ({ command }: DeletionContext): Confirmation => known(isConfirmation(command) ? command : null)
