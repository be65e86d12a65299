/** The screen of every flow, loaded when it is shown. */
import type { FlowScreen } from './flow-screen.tsx'

export const screens: Readonly<Record<string, () => Promise<{ screen: FlowScreen }>>> = {
  session: () => import('./flows/session.tsx'),
  login: () => import('./flows/login.tsx'),
  registration: () => import('./flows/registration.tsx'),
  confirmation: () => import('./flows/confirmation.tsx'),
  recovery: () => import('./flows/recovery.tsx'),
  'recovery-success': () => import('./flows/recovery-success.tsx'),
  deletion: () => import('./flows/deletion.tsx'),
  'profile-home': () => import('./flows/profile-home.tsx'),
  'profile-form': () => import('./flows/profile-form.tsx'),
  'add-tool': () => import('./flows/add-tool.tsx'),
  sales: () => import('./flows/sales.tsx'),
  reserve: () => import('./flows/reserve.tsx'),
  'user-tools': () => import('./flows/user-tools.tsx'),
  'server-error': () => import('./flows/server-error.tsx'),
}
