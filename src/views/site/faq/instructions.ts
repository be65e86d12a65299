/** The two instructions. `npm run docs:pdf` writes the files and their sizes here (FQ01, FQ02; A30). */
export const instructions = [
  { href: '/info_seller.pdf', title: 'Инструкция для продавца', bytes: 469_921 },
  { href: '/info_registration.pdf', title: 'Инструкция по регистрации', bytes: 435_032 },
] as const
