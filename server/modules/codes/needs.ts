import type { Passwords } from '../../kernel/secrets/passwords.ts'
import type { Captcha } from '../captcha/port.ts'
import type { CodeRules } from './rules.ts'

/** What codes are made and accepted with. */
export interface CodeNeeds {
  ports: { captcha: Captcha }
  passwords: Passwords
  codeRules: CodeRules
}
