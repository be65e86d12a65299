export { NotFoundView as Screen } from '../../../views/site/not-found/view.tsx'
