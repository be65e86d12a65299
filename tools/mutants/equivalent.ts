/** Equivalent mutants of rules and views, each with the reason. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'src/domain/dates/day.ts operator: erDay = (a: Day, b: Day): Day => (a⟨<⟩b ? a : b) → <=':
    'of two equal days it does not matter which is given back',
  'src/domain/dates/day.ts operator: erDay = (a: Day, b: Day): Day => (a⟨>⟩b ? a : b) → >=':
    'of two equal days it does not matter which is given back',
  "src/domain/people/email.ts text: LAST_LABEL.test(labels.at(-1) ??⟨''⟩) → '?'": 'splitting a text always gives a last part',
  "src/domain/people/email.ts text: const [local = '', domain =⟨''⟩, ...more] = email.split( → '?'":
    'without an «@» the domain has no dot either way',
  "src/domain/people/email.ts text: const [local =⟨''⟩, domain = '', ...more] = → '?'":
    'splitting a text always gives a first part',
  'src/domain/texts/file-content.ts value: _TABLE = Uint32Array.from({ length:⟨256⟩}, (_, index) => { → 257':
    'a longer table is asked for its first 256 entries alone',
  'src/domain/texts/file-content.ts value: lue ^ byteAt(bytes, at)) & 0xff] ??⟨0⟩) → 1': 'the table has an entry for every byte',
  "src/domain/money/money.ts text:  number, sign: 'plain' | 'signed' =⟨'plain'⟩): string => { → ''": 'only «signed» is asked for',
  "src/domain/portal/places.ts value: s = path.split('/', wanted.length +⟨1⟩) → 2": 'one part too many is as wrong as two',
  "src/domain/people/sms-code.ts value: & ones <= 4 && (tens < 12 || tens >⟨14⟩) ? 'секунды' : 'секунд' → 15":
    '15 does not end in 2, 3 or 4',
}
