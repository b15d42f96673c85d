import { Secret, TOTP } from 'otpauth'
import { accountMenu, fillSignIn, openAsVisitor, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[TWOFA-01, TWOFA-02, SESS-02] a person turns two-factor authentication on and signs in with an app and a backup code', async ({
  page,
  another,
  site,
  t,
}) => {
  const person = await site.newCustomer()
  await signIn(page, site, person.email, person.password)
  await page.goto('/profile')
  await page.getByRole('button', { name: t('account:twoFactor.turnOn'), exact: true }).click()
  const asking = page.getByRole('dialog', { name: t('account:twoFactor.title') })
  await asking.getByRole('textbox', { name: new RegExp(`^${t('forms:password.label')}`) }).fill(person.password)
  await asking.getByRole('button', { name: t('common:action.continue') }).click()
  const setup = page.getByRole('dialog', { name: t('account:twoFactor.scanTitle') })
  await expect(setup.getByRole('img', { name: t('account:twoFactor.qr') })).toBeVisible()
  const secret = (await setup.locator('code').textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await setup.getByRole('textbox', { name: t('account:twoFactor.code') }).fill(app.generate())
  await setup.getByRole('button', { name: t('account:twoFactor.turnOn'), exact: true }).click()
  const shown = page.getByRole('dialog', { name: t('account:twoFactor.codesTitle') })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const backupCode = (await shown.getByRole('listitem').first().textContent()) ?? ''
  await shown.getByRole('button', { name: t('account:twoFactor.kept') }).click()
  await expect(page.getByText(t('account:twoFactor.on'), { exact: true })).toBeVisible()

  const other = await another()
  await openAsVisitor(other, t, '/login')
  await fillSignIn(other, t, person.email, person.password)
  await expect(other.getByRole('heading', { level: 1, name: t('auth:secondFactor.title') })).toBeVisible()
  await other.getByRole('textbox', { name: t('auth:secondFactor.code') }).fill('000000')
  await other.getByRole('button', { name: t('auth:secondFactor.submit') }).click()
  await expect(other.getByRole('alert').filter({ hasText: t('errors:auth.two_factor_code_wrong') })).toBeVisible()
  await other.getByRole('button', { name: t('auth:secondFactor.useBackup') }).click()
  await other.getByRole('textbox', { name: t('auth:secondFactor.backupCode') }).fill(backupCode)
  await other.getByRole('button', { name: t('auth:secondFactor.submit') }).click()
  await expect(accountMenu(other, t)).toBeVisible()
})
