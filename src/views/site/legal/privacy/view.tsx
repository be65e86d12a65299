/** The privacy policy (NV20, LG09–LG13). */
import { LEGAL_TEXTS } from '../../../../domain/texts/legal-texts.ts'
import { LegalDocument } from '../document.tsx'
import type { LegalText, Operator } from '../types.ts'
import { dataSections } from './data.tsx'
import { handlingSections } from './handling.tsx'

const { edition, published } = LEGAL_TEXTS.privacyPolicy

const policy = (operator: Operator): LegalText => ({
  title: 'Политика конфиденциальности',
  stamp: `Опубликована ${published}. Редакция ${edition}`,
  preamble: `Политика описывает, какие данные обрабатывает Платформа МСТ, зачем и как долго. Оператор персональных данных — ${operator.name}. Слова «Платформа», «Пользователь» и «Соглашение» имеют то же значение, что в Пользовательском соглашении.`,
  sections: [...dataSections, ...handlingSections(operator)],
})

export const PrivacyPolicyView = ({ operator }: { operator: Operator }) => <LegalDocument text={policy(operator)} />
