import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { userToolsFileActors } from '../../../machines/sales/list-file/actors.ts'
import { listFileMachine } from '../../../machines/sales/list-file/machine.ts'
import { userToolsActors } from '../../../machines/sales/user-tools/actors.ts'
import { userToolsMachine } from '../../../machines/sales/user-tools/machine.ts'
import { UserToolsView } from '../../../views/sales/user-tools/view.tsx'
import { whenActive } from '../../effects/active.ts'
import { keepSupports } from '../../effects/storage/lists.ts'
import type { FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { mayRegister } from '../../routing/may-register.ts'
import { useVisitor } from '../../session/visitor.ts'
import { readerOf } from './reader-of.ts'
import { useCertificate } from './use-certificate.ts'
import { useListInAddress } from '../use-list.ts'
import { useTableFile } from '../use-table-file.ts'

export const toolsParts: FlowParts<typeof userToolsMachine> = {
  machine: userToolsMachine,
  actors: ({ api }) => userToolsActors(api, whenActive, keepSupports),
}

/** Unsorted until the user sorts (TL05). */
export const Screen = () => {
  const visitor = useVisitor()
  const actor = useListInAddress(toolsParts, PAGE_SIZE, null)
  const file = useTableFile(listFileMachine, userToolsFileActors)
  return (
    <>
      <KeptPlace list={actor} />
      <UserToolsView
        actor={actor}
        file={file}
        reader={readerOf(visitor.person)}
        canRegister={mayRegister(visitor)}
        certificate={useCertificate(visitor.person)}
      />
    </>
  )
}
