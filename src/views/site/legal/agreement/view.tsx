/** The user agreement (NV19, LG02–LG08). */
import { LEGAL_TEXTS } from '../../../../domain/texts/legal-texts.ts'
import { LegalDocument } from '../document.tsx'
import type { LegalText, Operator } from '../types.ts'
import { conductSections } from './conduct.tsx'
import { generalSections } from './general.tsx'
import { programmeSections } from './programme.tsx'

const agreement = (operator: Operator): LegalText => ({
  title: 'Пользовательское соглашение',
  stamp: `Редакция ${LEGAL_TEXTS.agreement.edition}`,
  preamble:
    'Пользовательское соглашение (далее — Соглашение) — договор между Оператором и Пользователем о том, как пользоваться Платформой МСТ.',
  sections: [...generalSections(operator), ...programmeSections, ...conductSections(operator)],
})

export const AgreementView = ({ operator }: { operator: Operator }) => <LegalDocument text={agreement(operator)} />
