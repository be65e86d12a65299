export { RegistrationSuccessView as Screen } from '../../../views/account/registration-success/view.tsx'
