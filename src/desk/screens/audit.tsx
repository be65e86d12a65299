/** The audit, and beside it the same entries as a file. */
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { Actor } from 'xstate'
import { createProgress } from '../../app/effects/file-progress.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { auditFileActors } from '../../machines/desk/audit-file/actors.ts'
import { auditFileMachine } from '../../machines/desk/audit-file/machine.ts'
import { auditActors } from '../../machines/desk/audit/actors.ts'
import { auditMachine } from '../../machines/desk/audit/machine.ts'
import { operatorOf } from '../../machines/desk/desk-session/selectors.ts'
import { AuditFilePart } from '../../views/desk/audit/file-part.tsx'
import { AuditView } from '../../views/desk/audit/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { useDesk } from '../services.ts'

const parts: DeskFlowParts<typeof auditMachine> = { machine: auditMachine, actors: ({ api }) => auditActors(api) }

/** Its call tells the flow how far it is. */
const useAuditFile = (): Actor<typeof auditFileMachine> => {
  const [progress] = useState(createProgress)
  const fileParts = useMemo(
    (): DeskFlowParts<typeof auditFileMachine> => ({
      machine: auditFileMachine,
      actors: ({ api }) => auditFileActors(api, { save: saveFile, onRows: progress.tell }),
    }),
    [progress],
  )
  const actor = useDeskFlow(fileParts, undefined)
  useEffect(() => progress.hear((rows) => actor.send({ type: 'progress', rows })), [actor, progress])
  return actor
}

export const AuditScreen = () => {
  const me = useSelector(useDesk().session, operatorOf)
  const [input] = useState(() => ({ me: { id: me?.id ?? '', name: me?.name ?? '' } }))
  const actor = useDeskFlow(parts, input)
  const audit = useSelector(actor, ({ context }) => context)
  const file = useAuditFile()
  return <AuditView actor={actor} file={<AuditFilePart actor={file} audit={audit} />} />
}
