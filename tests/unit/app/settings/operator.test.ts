/** The operator on the legal pages: the texts of the build, and which of them were not given. */
import { afterEach, expect, test, vi } from 'vitest'

const built = async (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('../../../../src/app/settings/operator.ts')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const WHOLE = {
  VITE_OPERATOR_NAME: 'ООО «Искра»',
  VITE_OPERATOR_REGISTRATION: 'ИНН 7707083893, ОГРН 1027700132195',
  VITE_OPERATOR_ADDRESS: '101000, Москва, Мясницкая улица, 1',
  VITE_OPERATOR_EMAIL: 'law@example.org',
}

test('LG01 with all texts given the pages have them, and nothing is missing', async () => {
  const { operator, missingSettings } = await built(WHOLE)
  expect([Object.values(operator), missingSettings]).toEqual([Object.values(WHOLE), []])
})

test('LG01 a text that is not given, or blank, is named to the reader in words and to the server by its variable', async () => {
  const { operator, missingSettings } = await built({ ...WHOLE, VITE_OPERATOR_NAME: '', VITE_OPERATOR_EMAIL: ' ' })
  expect([operator.name, operator.email]).toEqual(['(наименование не указано)', '(электронная почта не указана)'])
  expect(missingSettings).toEqual(['VITE_OPERATOR_NAME', 'VITE_OPERATOR_EMAIL'])
})
