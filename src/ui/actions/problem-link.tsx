import { createContext, use } from 'react'
import { Link } from './link.tsx'

/** Whether an error can be reported from here: in the portal, but not from a report. */
export const ProblemContext = createContext(false)

/** «Сообщить о проблеме» on errors, refusals and unknown outcomes (D256). */
export const ProblemLink = () => use(ProblemContext) && <Link href="/problem">Сообщить о проблеме</Link>
