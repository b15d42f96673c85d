import { expect, type Page } from '@playwright/test'
import { type Customer, demoPassword, type Site } from './site.ts'
import type { Words } from './test.ts'

/**
 * Signs in without the form: asks the API for a session and stores its tokens as the site would. The next page that is
 * opened is that person's. The form itself is tested in shell/access.spec.ts.
 */
export async function signIn(page: Page, site: Site, email: string, password = demoPassword): Promise<void> {
  const { token, refreshToken, csrf } = await site.signIn(email, password)
  // The cheapest page of the site: its storage can be written from there.
  await page.goto('/robots.txt')
  await page.evaluate((stored) => Object.assign(localStorage, stored), { token, refreshToken, csrfToken: csrf })
}

/** Fills in the sign-in form and submits it, whatever the outcome. */
export async function fillSignIn(page: Page, t: Words, email: string, password: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel(t('forms:email.label'), { exact: false }).fill(email)
  await passwordBox(page, t).fill(password)
  await form.getByRole('button', { name: t('common:action.signIn'), exact: true }).click()
}

export const passwordBox = (page: Page, t: Words) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${t('forms:password.label')}`) })

/** Registers through the form, which also signs in. */
export async function register(page: Page, t: Words, person: Customer): Promise<void> {
  await fillRegistration(page, t, person)
  await expect(accountMenu(page, t)).toBeVisible()
}

/** Fills in the registration form and submits it, whatever the outcome. */
export async function fillRegistration(page: Page, t: Words, person: Customer): Promise<void> {
  if (!new URL(page.url(), 'http://nowhere').pathname.startsWith('/register')) await page.goto('/register')
  const box = (name: string) => page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) })
  await box(t('forms:lastName.label')).fill(person.lastName)
  await box(`${t('forms:firstName.label')}(?! đệm)`).fill(person.firstName)
  await box(t('forms:email.label')).fill(person.email)
  await box(t('forms:password.label')).fill(person.password)
  await box(t('forms:confirmPassword.label')).fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
}

/**
 * Opens a page as a visitor and waits until its header knows that nobody is signed in: from then on its script answers
 * what is pressed.
 */
export async function openAsVisitor(page: Page, t: Words, path: string): Promise<void> {
  await page.goto(path)
  await expect(signInLink(page, t)).toBeVisible()
}

/** The link that only visitors have in the header, once its script knows that they are. */
export const signInLink = (page: Page, t: Words) =>
  page.getByRole('banner').getByRole('link', { name: t('shell:nav.signIn') })

/** The button that only signed-in people have in the header. */
export const accountMenu = (page: Page, t: Words) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('shell:user.menuOf', { name: '' }).trim()}`) })

export async function signOut(page: Page, t: Words): Promise<void> {
  await accountMenu(page, t).click()
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click()
  await expect(signInLink(page, t)).toBeVisible()
}
