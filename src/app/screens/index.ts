import type { ComponentType } from 'react'
import type { ScreenName } from '../routing/routes.ts'

/**
 * Every screen except sign-in, loaded on demand. A separate chunk: the names of all chunks would weigh on the first page of most
 * visits.
 */
export const screens = {
  'add-tool': () => import('./add-tool.tsx'),
  agreement: () => import('./agreement.tsx'),
  'auth-result': () => import('./auth-result.tsx'),
  balance: () => import('./balance.tsx'),
  'company-invoice': () => import('./company-invoice.tsx'),
  confirmation: () => import('./confirmation.tsx'),
  'create-point': () => import('./create-point.tsx'),
  deletion: () => import('./deletion.tsx'),
  faq: () => import('./faq.tsx'),
  'find-tool': () => import('./find-tool.tsx'),
  home: () => import('./home.tsx'),
  invoice: () => import('./invoice.tsx'),
  messages: () => import('./messages.tsx'),
  'not-found': () => import('./not-found.tsx'),
  owner: () => import('./owner.tsx'),
  payments: () => import('./payments.tsx'),
  'personal-data': () => import('./personal-data.tsx'),
  'privacy-policy': () => import('./privacy-policy.tsx'),
  point: () => import('./point.tsx'),
  'profile-home': () => import('./profile-home.tsx'),
  'profile-payment': () => import('./profile-payment.tsx'),
  receipt: () => import('./receipt.tsx'),
  recovery: () => import('./recovery.tsx'),
  'recovery-success': () => import('./recovery-success.tsx'),
  registration: () => import('./registration.tsx'),
  'registration-success': () => import('./registration-success.tsx'),
  requests: () => import('./requests.tsx'),
  sales: () => import('./sales.tsx'),
  seller: () => import('./seller.tsx'),
  sellers: () => import('./sellers.tsx'),
  'server-error': () => import('./server-error.tsx'),
  test: () => import('./test.tsx'),
  'tool-info': () => import('./tool-info.tsx'),
  'user-tools': () => import('./user-tools.tsx'),
  /** In development only: the design system. */
  gallery: () => (import.meta.env.DEV ? import('./gallery.tsx') : import('./not-found.tsx')),
} satisfies Record<Exclude<ScreenName, 'login'>, () => Promise<{ Screen: ComponentType }>>
