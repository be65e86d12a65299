import type { Passwords } from '../../kernel/secrets/passwords.ts'
import type { Captcha } from '../captcha/port.ts'
import type { CodeRules } from './rules.ts'

/** The dependencies of codes. */
export interface CodeNeeds {
  ports: { captcha: Captcha }
  passwords: Passwords
  codeRules: CodeRules
}
