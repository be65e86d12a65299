import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { companyInvoiceActors, type ReadList } from '../../../machines/companies/company-invoice/actors.ts'
import { invoiceAway } from '../../../machines/companies/company-invoice/away.ts'
import { draftOf, readDraft } from '../../../machines/companies/company-invoice/draft.ts'
import { companyInvoiceMachine } from '../../../machines/companies/company-invoice/machine.ts'
import { MAIN, screenOf } from '../../../machines/companies/company-invoice/places.ts'
import { heldFiles } from '../../../machines/companies/company-invoice/selectors.ts'
import type { InvoiceKind } from '../../../machines/companies/company-invoice/types.ts'
import { CompanyInvoiceView } from '../../../views/companies/company-invoice/view.tsx'
import { useServices } from '../../session/context.ts'
import { pickedFiles } from '../../effects/picked-files.ts'
import { useCommandFlow } from '../../commands/use-command-flow.ts'
import { useDraft, type FlowParts } from '../../session/flow.ts'
import { routeOf } from '../../routing/routes.ts'
import { useVisitor } from '../../session/visitor.ts'

/** The reader and its worker come with the first long list. */
const readList: ReadList = async (list, signal) => {
  const { readInWorker } = await import('../../effects/serial-files/read-in-worker.ts')
  return readInWorker(list, signal)
}

const Form = ({ kind, owner }: { kind: InvoiceKind; owner: string }) => {
  const { api } = useServices()
  const [search] = useSearchParams()
  const screen = screenOf(kind, search.get('screen'))
  // A purchase and a sale are different commands: each has its own draft.
  const flow = `company-invoice.${kind}` as const
  const { parts, files } = useMemo(() => {
    const keeper = pickedFiles(flow, owner, api)
    const made: FlowParts<typeof companyInvoiceMachine> = {
      machine: companyInvoiceMachine,
      actors: (services) => companyInvoiceActors(services.api, keeper, readList),
    }
    return { parts: made, files: keeper }
  }, [api, flow, owner])
  const { slot, draft } = useDraft(flow, owner, readDraft)
  const actor = useCommandFlow(
    parts,
    { kind, screen, draft },
    { flow, owner, draft: { slot, of: draftOf }, files: { keeper: files, of: heldFiles }, answerOf: invoiceAway },
  )
  // The machine has been given the first address: what it has made of it must not be answered with the address before.
  const told = useRef(screen)
  useEffect(() => {
    if (told.current !== screen) actor.send({ type: 'url.changed', screen })
    told.current = screen
  }, [actor, screen])
  return <CompanyInvoiceView actor={actor} files={files} />
}

/** What a company has bought, or a sale to a company: the address decides (LT01, LS01). */
export const Screen = () => {
  const { person } = useVisitor()
  const { pathname } = useLocation()
  const kind = routeOf(pathname).path === MAIN.sale ? 'sale' : 'tool'
  return person && <Form key={`${kind} ${person.id}`} kind={kind} owner={person.id} />
}
