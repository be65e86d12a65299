/** Numbers with the common verdict of browser and server (VL04–VL09). */

const EMPTY = 'ИНН пуст'
const DIGITS = 'ИНН может состоять только из цифр'
const LENGTH = 'ИНН может состоять только из 10 или 12 цифр'
const WRONG = 'Некорректный ИНН'

const all = (verdict: string | null, texts: readonly string[]) => texts.map((text) => [text, verdict] as const)

/** The text, and its fault. */
export const INNS: readonly (readonly [text: string, problem: string | null])[] = [
  // Organisations, including the specification's examples.
  ...all(null, ['7707083893', '7728168971', '7736050003', '5260181598', '8301661312', '6091390998']),
  // The sum modulo 11 is 10, so the control digit is 0.
  ...all(null, ['7104974650', '0109281590', '7407188180']),
  ...all(WRONG, ['7104974651', '0109281591', '7707083894', '7707083892', '7707083839', '7770083893', '1234567890', '9999999999']),
  // People.
  ...all(null, ['500100732259', '526018159021', '830166131827', '139624595759', '770708389324']),
  // The same remainder at the eleventh digit, at the twelfth, at both.
  ...all(null, ['030824628106', '819093786501', '735379907540', '116372651620', '366712768400', '179827182400']),
  // The eleventh digit is wrong, and the twelfth is right for it.
  ...all(WRONG, ['500100732266', '500100732241', '526018159039']),
  ...all(WRONG, ['500100732258', '500100732250', '050100732259', '030824628107', '123456789012', '999999999999']),
  // Zeros have valid check digits and are nobody's number.
  ...all(WRONG, ['0000000000', '000000000000']),
  ...all(LENGTH, ['1', '0', '770708389', '77070838930', '5001007322590', '7'.repeat(50), '000000000']),
  // Digits of other scripts: full width, Arabic, Devanagari, mathematical, with a superscript.
  ...all(DIGITS, ['７７０７０８３８９３', '٧٧٠٧٠٨٣٨٩٣', '७७०७०८३८९३', '𝟕𝟕𝟎𝟕𝟎𝟖𝟑𝟖𝟗𝟑', '770708389³', '٥٠٠١٠٠٧٣٢٢٥٩']),
  // Texts that a careless conversion would parse as a number.
  ...all(DIGITS, ['7707083893.0', '+7707083893', '-707083893', '7.707083893', '7707083e93', '0x77070838', '7707083893n', '1e9']),
  // Texts that look like a valid number and are none.
  ...all(DIGITS, [' 7707083893', '7707083893 ', '770 708 3893', '7707083893\n', '\u200B7707083893', '7707083893\u202C']),
  ...all(DIGITS, ['770708З893', '77O7083893', 'ИНН 7707083893', '<7707083893>', "7707083893'--"]),
]

/** An empty text has a message of its own, which forms replace by theirs (A47). */
export const NO_INN = ['', EMPTY] as const
