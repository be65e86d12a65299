/** Sent SMS messages: the outbox of demo mode. */
import { expect, type Page } from '@playwright/test'

interface Message {
  mobile: string
  text: string
}

/** Messages to this phone, latest first. */
export const messagesTo = async (page: Page, mobile: string): Promise<string[]> => {
  const answer = await page.request.get('/api/demo/outbox')
  const { payload } = (await answer.json()) as { payload: Message[] }
  return payload.filter((message) => message.mobile === mobile).map(({ text }) => text)
}

const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

/** The code of the latest message to this phone; waits for it. */
export const codeFor = async (page: Page, mobile: string): Promise<string> => {
  const latest = async () => codeIn((await messagesTo(page, mobile))[0])
  await expect.poll(latest, `a code has been sent to ${mobile}`).toMatch(/^\d{6}$/)
  return latest()
}
