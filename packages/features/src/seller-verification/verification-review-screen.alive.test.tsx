import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { SellerVerificationScreen } from './seller-verification-screen.tsx'
import { VerificationReviewScreen } from './verification-review-screen.tsx'

const words = ['sellerVerification', 'forms'] as const
const as = 'admin@chonoi.test'
const own = { words, language: 'vi', address: '/auth/seller-verification', as: 'customer@chonoi.test' } as const

async function idOfPending() {
  const { api } = await demoSession(as)
  const { data } = await unwrap(api.GET('/admin/seller-verifications', { params: { query: { status: 'PENDING' } } }))
  return data.find(({ legalName }) => legalName === 'Hộ kinh doanh Mứt Nhà Mai')?.id ?? ''
}

test('an administrator approves, and the applicant enters the shop', async () => {
  const verificationId = await idOfPending()
  const page = (
    <>
      <VerificationReviewScreen verificationId={verificationId} />
      <ToastHost />
    </>
  )
  const address = `/admin/seller-verifications/${verificationId}`
  const { screen } = await renderScreen(page, { words, language: 'vi', address, as })
  await screen.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect.element(screen.getByRole('link', { name: 'Mứt Nhà Mai' })).toBeVisible()
  await screen.unmount()
  const applicant = await renderScreen(<SellerVerificationScreen />, own)
  await applicant.screen.getByRole('button', { name: 'Vào gian hàng' }).click()
  await expect.poll(() => applicant.visited).toEqual(['/seller'])
})
