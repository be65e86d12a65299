import { locksIn } from '../support/races/race-suite.ts'
import type { races } from './races.ts'

const lock = locksIn<keyof typeof races>('server')

const MANY = 'modules/sales/many.ts'
const CLAIM = 'modules/invoices/claim.ts'
const DECIDE = 'modules/desk/decide.ts'
const SOLD = 'AT01 B11 fifty sellers sell overlapping tools to companies at once: each tool once, each part whole'

export const locks = [
  lock('serials are written in one order', SOLD, [MANY, 'order by sn\n    on conflict', 'order by random()\n    on conflict']),
  lock('a part that has lost a serial starts again', SOLD, [
    MANY,
    "if (ids.length !== rows.length) throw new RunAgain('a serial has been taken meanwhile')",
    '',
  ]),
  lock('parts of a document come one after the other', 'LT36 five parts that do not all fit: the document ends at a thousand', [
    CLAIM,
    "    )\n    .for('update'),\n)",
    '    ),\n)',
  ]),
  lock(
    'a document of two first parts is one',
    'LT36 ten parts of a document and two serials by hand at once: one document, told once',
    [
      CLAIM,
      'const known = added ? null : oneOf(await lockInvoice(tx, name))',
      'const [known = null] = added ? [] : await lockInvoice(tx, { ...name, upd: `${upd} ` })',
    ],
  ),
  lock(
    'a document and its rows are locked for a decision',
    'AT01 approvals and refusals of a document and of its rows at once: each row once, paid once',
    [DECIDE, "eq(invoices.id, invoice.id)).for('update')", 'eq(invoices.id, invoice.id))'],
    [DECIDE, "orderBy(asc(sales.sn)).for('update')", 'orderBy(asc(sales.sn))'],
  ),
  lock(
    'a reserve is locked before it is taken over',
    'C03 a reserve that becomes a document’s row, a sale, or is released: one of them',
    [MANY, "status = 'RESERVED' order by sn for update", "status = 'RESERVED' order by sn"],
  ),
  lock('people are held before a decision', 'C06 a seller who is deleted while the desk decides: before it or after it', [
    DECIDE,
    '[...(subject.ownerId === null ? [] : [subject.ownerId]), ...others]',
    '[...others]',
  ]),
  lock('a file is kept until the document has it', 'B07 a file that is deleted while a document takes it: one of both', [
    'kernel/database/lock-files.ts',
    ".orderBy(files.name)\n    .for('key share')",
    '.orderBy(files.name)',
  ]),
]
