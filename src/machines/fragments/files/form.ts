/**
 * The queue of a form's files, as pure steps of form and queue together: the form's field has the names of the uploaded ones
 * (AT19, VL82).
 */
import type { ApiResult } from '../../../api/result.ts'
import { change, keepMessage, type Form } from '../../kit/form/form.ts'
import {
  addFiles,
  applyRemoval,
  applyUpload,
  nextRemoval,
  nextUpload,
  removeFile,
  retryFile,
  storedNames,
  tooManyText,
  type Queued,
  type Taken,
} from './queue.ts'
import type { PickedFile, QueuedFile } from './types.ts'

/** The part of a flow's context that has the files. */
export interface Held<Values> {
  form: Form<Values>
  files: QueuedFile[]
}

/** The fields of a form that are lists of names. */
type NamesField<Values> = { [Name in keyof Values]: Values[Name] extends readonly string[] ? Name : never }[keyof Values]

/**
 * @param field the form's field with the names
 * @param tooMany the message of more files than fit
 */
export const formFiles = <Values extends object>(
  field: NamesField<Values>,
  { max, kinds }: Taken,
  tooMany: string = tooManyText(max),
) => {
  type Own = Held<Values>

  const withFiles = ({ form }: Own, files: QueuedFile[]): Own => ({
    files,
    form: change<Values>(form, { [field]: storedNames(files) } as Partial<Values>),
  })

  const withQueue = (held: Own, { files, isTooMany }: Queued): Own => {
    const next = withFiles(held, files)
    if (!isTooMany) return next
    return { ...next, form: { ...next.form, errors: { ...next.form.errors, [field]: tooMany } } }
  }

  /** An automatic change during the upload must not remove the message about too many files before the user has read it. */
  const keepingTooMany = (before: Form<Values>, after: Form<Values>): Form<Values> => keepMessage(before, after, field, tooMany)

  const kept = (before: Own, after: Own): Own => ({ ...after, form: keepingTooMany(before.form, after.form) })

  return {
    withFiles,
    keepingTooMany,
    pick: (held: Own, picked: readonly PickedFile[]): Own => withQueue(held, addFiles(held.files, picked, { max, kinds })),
    retry: (held: Own, id: string): Own => withQueue(held, retryFile(held.files, id, max)),
    remove: (held: Own, id: string, key: string): Own => withFiles(held, removeFile(held.files, id, key)),
    uploaded: (held: Own, answer: ApiResult<string> | null): Own =>
      kept(held, withFiles(held, applyUpload(held.files, nextUpload(held.files)?.id ?? '', answer))),
    removed: (held: Own, answer: ApiResult<null> | null): Own =>
      kept(held, withFiles(held, applyRemoval(held.files, nextRemoval(held.files)?.id ?? '', answer))),
  }
}
