import type { CodePurpose } from '../../kernel/database/sets.ts'

const texts: Record<CodePurpose, (code: string) => string> = {
  registration: (code) =>
    `Код ${code} — ваш пароль для входа в Платформу МСТ. Введите его в течение 10 минут. Никому его не сообщайте`,
  recovery: (code) =>
    `Новый пароль Платформы МСТ: ${code}. Войдите с ним в течение 10 минут, до этого действует старый. Никому его не сообщайте`,
  deletion: (code) => `Код ${code} удалит ваш аккаунт на Платформе МСТ. Если вы этого не просили, никому его не сообщайте`,
}

/** The message that carries a code. */
export const codeText = (purpose: CodePurpose, code: string): string => texts[purpose](code)

/** The message to a registration whose phone has an account: without a code. */
export const accountExistsText = 'Аккаунт на Платформе МСТ с этим номером уже есть. Войдите или запросите новый пароль'
