export { NotFoundView as Screen } from '../../views/not-found/view.tsx'
