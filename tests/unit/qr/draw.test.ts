/** E17: the code that a seller shows. */
import { expect, test } from 'vitest'
import { qrText } from '../../../model/kit/qr-text.ts'
import { qrOf } from '../../../server/modules/certificates/qr.ts'
import { drawQr } from '../../../src/qr/draw.ts'

const ADDRESS = 'https://portal.example/handover#3q2-7wEjRWeJq83vASNFZw'

test('E17 a drawn code is read as its address', () => expect(qrText(drawQr(ADDRESS))).toBe(ADDRESS))

test('E17 the screen draws what the sheet of a certificate prints', () => expect(drawQr(ADDRESS)).toEqual(qrOf(ADDRESS)))
