// Written by `npm run generate` from the folders of src/machines. Do not edit.
/** Every flow of the portal with its words, in the order of the places: what atlas, pictures, review and coverage go through. */
import type { AnyStateMachine } from 'xstate'
import { addToolMachine } from '../machines/add-tool/machine.ts'
import { addToolWords } from '../machines/add-tool/words.ts'
import { confirmationMachine } from '../machines/confirmation/machine.ts'
import { confirmationWords } from '../machines/confirmation/words.ts'
import { deletionMachine } from '../machines/deletion/machine.ts'
import { deletionWords } from '../machines/deletion/words.ts'
import { loginMachine } from '../machines/login/machine.ts'
import { loginWords } from '../machines/login/words.ts'
import { profileFormMachine } from '../machines/profile-form/machine.ts'
import { profileFormWords } from '../machines/profile-form/words.ts'
import { profileHomeMachine } from '../machines/profile-home/machine.ts'
import { profileHomeWords } from '../machines/profile-home/words.ts'
import { recoveryMachine } from '../machines/recovery/machine.ts'
import { recoveryWords } from '../machines/recovery/words.ts'
import { recoverySuccessMachine } from '../machines/recovery-success/machine.ts'
import { recoverySuccessWords } from '../machines/recovery-success/words.ts'
import { registrationMachine } from '../machines/registration/machine.ts'
import { registrationWords } from '../machines/registration/words.ts'
import { reserveMachine } from '../machines/reserve/machine.ts'
import { reserveWords } from '../machines/reserve/words.ts'
import { salesMachine } from '../machines/sales/machine.ts'
import { salesWords } from '../machines/sales/words.ts'
import { serverErrorMachine } from '../machines/server-error/machine.ts'
import { serverErrorWords } from '../machines/server-error/words.ts'
import { sessionMachine } from '../machines/session/machine.ts'
import { sessionWords } from '../machines/session/words.ts'
import { userToolsMachine } from '../machines/user-tools/machine.ts'
import { userToolsWords } from '../machines/user-tools/words.ts'
import type { AnyWords } from './chart/extract.ts'

export interface AtlasFlow {
  /** The folder name under src/machines. */
  flow: string
  machine: AnyStateMachine
  words: AnyWords
}

export const flows: readonly AtlasFlow[] = [
  { flow: 'session', machine: sessionMachine, words: sessionWords },
  { flow: 'login', machine: loginMachine, words: loginWords },
  { flow: 'registration', machine: registrationMachine, words: registrationWords },
  { flow: 'confirmation', machine: confirmationMachine, words: confirmationWords },
  { flow: 'recovery', machine: recoveryMachine, words: recoveryWords },
  { flow: 'recovery-success', machine: recoverySuccessMachine, words: recoverySuccessWords },
  { flow: 'deletion', machine: deletionMachine, words: deletionWords },
  { flow: 'profile-form', machine: profileFormMachine, words: profileFormWords },
  { flow: 'profile-home', machine: profileHomeMachine, words: profileHomeWords },
  { flow: 'add-tool', machine: addToolMachine, words: addToolWords },
  { flow: 'reserve', machine: reserveMachine, words: reserveWords },
  { flow: 'sales', machine: salesMachine, words: salesWords },
  { flow: 'user-tools', machine: userToolsMachine, words: userToolsWords },
  { flow: 'server-error', machine: serverErrorMachine, words: serverErrorWords },
]
