/** Tools on one invoice: serial numbers, the invoice, the result (M13, M14; LT, LS). */
import { useSelector } from '@xstate/react'
import { kindOf } from '../../../machines/companies/company-invoice/selectors.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import type { FilesPort } from '../../kit/files-port.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { InvoicePart } from './invoice-part.tsx'
import { RefusedPart, RegisteredPart, UnansweredPart } from './result-parts.tsx'
import { RowsPart } from './rows-part.tsx'
import { TEXTS } from './texts.ts'
import type { CompanyInvoiceActor, FormProps } from './types.ts'

const MainPart = (props: FormProps) => {
  const { actor, snapshot } = props
  const send = useSend(actor)
  const kind = kindOf(snapshot)
  return (
    <Page
      title={TEXTS[kind].title}
      {...(kind === 'tool' && {
        lead: (
          <>
            Купили по кассовому чеку? <Link href="/tool">Зарегистрируйте по чеку</Link>
          </>
        ),
      })}
      onBack={() => send({ type: 'back' })}
      isBackDisabled={!snapshot.can({ type: 'back' })}
    >
      <Stack gap="loose">
        <RowsPart {...props} />
        <InvoicePart {...props} />
      </Stack>
    </Page>
  )
}

export const CompanyInvoiceView = ({ actor, files }: { actor: CompanyInvoiceActor; files: FilesPort }) => {
  const snapshot = useSelector(actor, (current) => current)
  const part = { actor, snapshot }
  const shown = () => {
    if (snapshot.matches('registered')) return <RegisteredPart {...part} />
    if (snapshot.matches('refused')) return <RefusedPart {...part} />
    if (snapshot.matches('unanswered')) return <UnansweredPart {...part} />
    return <MainPart {...part} files={files} />
  }
  return (
    <FlowRoot flow="companyInvoice" value={snapshot.value}>
      {shown()}
    </FlowRoot>
  )
}
