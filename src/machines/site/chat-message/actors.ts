import type { Api } from '../../../api/client.ts'
import { PICTURE_KINDS } from '../../../domain/texts/file-content.ts'
import { fileActors, type FileSource } from '../../fragments/files/actors.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Delivery, Outgoing } from './types.ts'

/** Sends over the connection that the app holds. */
export interface SendPort {
  /** Sends a message and waits for its receipt; without a connection it is lost at once. */
  deliver: (message: Outgoing, signal: AbortSignal) => Promise<Delivery>
}

export const chatMessageActors = (api: Api, source: FileSource, port: SendPort) => ({
  uploadFile: fileActors(api, source, PICTURE_KINDS).uploadFile,
  /** The message is stored in the browser before it leaves (B08). */
  deliver: commandActor<Delivery, Outgoing>(({ input, signal }) => port.deliver(input, signal)),
})
