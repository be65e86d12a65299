import { SalesView } from '../../src/views/sales/view.tsx'
import { salesFlow } from '../model/sales/fixture.ts'
import { testView } from './kit/test-view.tsx'

testView(salesFlow, (actor) => <SalesView actor={actor} canRegister />)
