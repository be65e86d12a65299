import { useVisitor } from '../../session/visitor.ts'
import { PaymentsTabPart } from './payments-part.tsx'

/** The guard lets nobody in whose INN is not approved (NV28). Without a person the shell shows an error and offers a retry (A32). */
export const Screen = () => {
  const { person } = useVisitor()
  return person && <PaymentsTabPart key={person.id} person={person} />
}
