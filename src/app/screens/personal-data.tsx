import { PersonalDataView } from '../../views/site/legal/personal-data/view.tsx'
import { operator } from '../operator.ts'

export const Screen = () => <PersonalDataView operator={operator} />
