import type { Mode } from '../../../domain/people/roles.ts'
import { formOf, kindOf } from '../../../machines/profile/profile-form/selectors.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useSend } from '../../kit/use-send.ts'
import { CompanyPart } from './company-part.tsx'
import { FinishPart } from './finish-part.tsx'
import { LacksPart, MergedPart, WithheldPart } from './notices-part.tsx'
import type { FormProps } from './types.ts'
import { PassportPart } from './passport-part.tsx'
import { PersonPart } from './person-part.tsx'
import { TaxPart } from './tax-part.tsx'
import { TITLE } from './title.ts'

export const FormPart = ({ actor, snapshot, mode, files }: FormProps & { mode: Mode }) => {
  const send = useSend(actor)
  const part = { actor, snapshot }
  return (
    <Page title={TITLE}>
      <MergedPart {...part} />
      <WithheldPart snapshot={snapshot} />
      {mode === 'seller' && <LacksPart snapshot={snapshot} />}
      <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
        <Stack gap="loose">
          {kindOf(snapshot) === 'company' ? (
            <CompanyPart {...part} />
          ) : (
            <>
              <PersonPart {...part} />
              <TaxPart {...part} />
              <PassportPart {...part} files={files} />
            </>
          )}
          <FinishPart {...part} />
        </Stack>
      </SubmitForm>
    </Page>
  )
}
