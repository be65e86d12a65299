import sharp from 'sharp'
import { ANNA, DMITRY } from './people.ts'

/** The image in Анна's passport. */
export const PASSPORT_IMAGE = '00000000000000000000000000000001.jpg'

/** Whose profiles are complete: Анна withdraws points, Дмитрий has come to the year's limit. */
export const demoPassports = [
  {
    passport: {
      userId: ANNA,
      series: '4510 123456',
      issuedBy: 'ОВД района Марьина Роща',
      issuedFrom: '2011-04-01',
      departmentCode: '770-001',
    },
    image: PASSPORT_IMAGE,
  },
  {
    passport: {
      userId: DMITRY,
      series: '4508 654321',
      issuedBy: 'ОВД района Сокольники',
      issuedFrom: '2007-10-09',
      departmentCode: '770-014',
    },
    image: '00000000000000000000000000000008.jpg',
  },
]

/** A placeholder passport page: a frame, head and shoulders, lines. No letters, because they would need a font. */
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="880" height="620">
  <rect width="880" height="620" fill="#f3e9e4"/><rect x="20" y="20" width="840" height="580" fill="none" stroke="#b48a86" stroke-width="4"/>
  <rect x="60" y="150" width="220" height="290" fill="#e2d3cd"/><circle cx="170" cy="260" r="58" fill="#a98f89"/>
  <path d="M80 440 q90 -150 180 0 z" fill="#a98f89"/>
  ${[150, 205, 260, 315, 370, 425].map((y) => `<rect x="330" y="${y}" width="${y % 2 ? 380 : 470}" height="18" fill="#c9b2ac"/>`).join('')}
  <rect x="60" y="520" width="760" height="16" fill="#c9b2ac"/><rect x="60" y="552" width="760" height="16" fill="#c9b2ac"/></svg>`

export const drawPassport = (): Promise<Buffer> => sharp(Buffer.from(PAGE)).jpeg({ quality: 80 }).toBuffer()
