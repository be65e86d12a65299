import { TestView } from '../../../views/site/test/view.tsx'

export const Screen = () => <TestView version={import.meta.env.VITE_APP_VERSION} />
