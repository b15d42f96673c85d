import type { SignedInArea } from '@chonoi/test-browser/routes'
import type { Page } from 'playwright'

const csrf = { 'x-csrf-token': 'c'.repeat(64) }
const password = 'Chonoi#2026'

/** The demo users. */
export type Person = SignedInArea['who']

/** Returns the headers for calls of a signed-in user. */
export async function signedIn(origin: string, email: Person): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrf },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken } = (await answer.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`${email} isn't let in: ${answer.status}`)
  return { authorization: `Bearer ${accessToken}`, ...csrf }
}

/** Signs in through the form, and waits for the page after it. */
export async function signInThroughForm(page: Page, origin: string, email: Person): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL('**/dashboard')
}
