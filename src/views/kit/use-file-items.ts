import { useMemo, useSyncExternalStore } from 'react'
import { judgeName } from '../../domain/texts/file-content.ts'
import { shownFiles } from '../../machines/fragments/files/queue.ts'
import type { QueuedFile } from '../../machines/fragments/files/types.ts'
import type { FileItem } from '../../ui/files/file-items.ts'
import type { FilesPort } from './files-port.ts'

const STATUS: Record<QueuedFile['status'], FileItem['status']> = {
  waiting: 'uploading',
  done: 'done',
  failed: 'failed',
  refused: 'failed',
  removing: 'done',
}

const itemOf = (file: QueuedFile, port: FilesPort, note: string | undefined): FileItem => ({
  id: file.id,
  name: file.name,
  size: file.size,
  status: STATUS[file.status],
  takesNoPlace: file.status === 'refused',
  progress: port.progressOf(file.id),
  // A document has no preview, and is not fetched for one.
  thumbnailUrl: judgeName(file.name, ['pdf']) === null ? undefined : port.thumbnailOf(file),
  note,
  ...(file.problem !== null && { error: file.problem }),
})

const NONE: Readonly<Record<string, string>> = {}

/**
 * A form's files as items of the file loader, with previews and upload progress.
 * @param notes remarks beside files, by id
 */
export const useFileItems = (files: readonly QueuedFile[], port: FilesPort, notes = NONE): readonly FileItem[] => {
  const version = useSyncExternalStore(port.subscribe, port.version)
  // The version represents the port's answers.
  // eslint-disable-next-line react/exhaustive-deps
  return useMemo(() => shownFiles(files).map((file) => itemOf(file, port, notes[file.id])), [files, port, notes, version])
}
