import type { ComponentType } from 'react'
import type { ScreenName } from '../routing/routes.ts'

/**
 * Every screen except sign-in, loaded on demand. A separate chunk: the names of all chunks would weigh on the first page of most
 * visits.
 */
export const screens = {
  'add-tool': () => import('./sales/add-tool.tsx'),
  agreement: () => import('./site/agreement.tsx'),
  'auth-result': () => import('./account/auth-result.tsx'),
  balance: () => import('./money/balance.tsx'),
  'company-invoice': () => import('./companies/company-invoice.tsx'),
  chat: () => import('./site/chat.tsx'),
  confirmation: () => import('./account/confirmation.tsx'),
  'create-point': () => import('./profile/create-point.tsx'),
  deletion: () => import('./account/deletion.tsx'),
  faq: () => import('./site/faq.tsx'),
  'find-tool': () => import('./lookup/find-tool.tsx'),
  handover: () => import('./sales/handover.tsx'),
  home: () => import('./site/home.tsx'),
  invoice: () => import('./papers/invoice.tsx'),
  messages: () => import('./site/messages.tsx'),
  'not-found': () => import('./site/not-found.tsx'),
  owner: () => import('./team/owner.tsx'),
  payments: () => import('./money/payments.tsx'),
  'personal-data': () => import('./site/personal-data.tsx'),
  'privacy-policy': () => import('./site/privacy-policy.tsx'),
  point: () => import('./profile/point.tsx'),
  problem: () => import('./site/problem.tsx'),
  'profile-home': () => import('./profile/profile-home.tsx'),
  'profile-payment': () => import('./money/profile-payment.tsx'),
  receipt: () => import('./papers/receipt.tsx'),
  recovery: () => import('./account/recovery.tsx'),
  'recovery-success': () => import('./account/recovery-success.tsx'),
  registration: () => import('./account/registration.tsx'),
  'registration-success': () => import('./account/registration-success.tsx'),
  requests: () => import('./team/requests.tsx'),
  sales: () => import('./sales/sales.tsx'),
  seller: () => import('./team/seller.tsx'),
  sellers: () => import('./team/sellers.tsx'),
  'server-error': () => import('./site/server-error.tsx'),
  test: () => import('./site/test.tsx'),
  warranty: () => import('./sales/warranty.tsx'),
  'tool-info': () => import('./lookup/tool-info.tsx'),
  'user-tools': () => import('./sales/user-tools.tsx'),
  /** In development only: the design system. */
  gallery: () => (import.meta.env.DEV ? import('./site/gallery.tsx') : import('./site/not-found.tsx')),
} satisfies Record<Exclude<ScreenName, 'login'>, () => Promise<{ Screen: ComponentType }>>
