export { RegistrationSuccessView as Screen } from '../../views/registration-success/view.tsx'
