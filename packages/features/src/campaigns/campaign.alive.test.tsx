import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { CampaignScreen } from './campaign-screen.tsx'
import { NewCampaignScreen } from './campaign-editor-screen.tsx'

const setting = { words: ['campaigns', 'notificationAnalytics', 'forms'], language: 'vi' } as const
const admin = { ...setting, as: 'admin@chonoi.test' } as const

test('a campaign is written, counted for those who chose promotions, saved and sent', async () => {
  const { api } = await demoSession('customer@chonoi.test')
  await unwrap(api.PUT('/notifications/preferences', { body: { promotions: true } }))

  const editor = await renderScreen(<NewCampaignScreen />, { ...admin, address: '/admin/campaigns/new' })
  const { screen, visited } = editor
  await expect.element(screen.getByText('Lúc này có 1 người nhận.')).toBeVisible()
  await screen.getByRole('textbox', { name: /^Tên chiến dịch/ }).fill('Mời một người')
  await screen.getByRole('radio', { name: /^Trên sàn/ }).click()
  await screen.getByRole('textbox', { name: /^Tiêu đề/ }).fill('Chào {{firstName}}, chợ mới mở')
  await screen.getByRole('textbox', { name: /^Nội dung/ }).fill('Mời {{firstName}} ghé chợ.')
  await expect.element(screen.getByText('Chào Mai, chợ mới mở')).toBeVisible()
  await screen.getByRole('button', { name: 'Lưu' }).click()
  await expect.poll(() => visited[0]).toMatch(/^\/admin\/campaigns\/[0-9a-f-]{36}$/)
  await screen.unmount()

  const address = visited[0] ?? ''
  const campaignId = address.split('/').at(-1) ?? ''
  const page = (
    <>
      <CampaignScreen campaignId={campaignId} />
      <ToastHost />
    </>
  )
  const sent = await renderScreen(page, { ...admin, address })
  await sent.screen.getByRole('button', { name: 'Gửi ngay' }).click()
  await sent.screen.getByRole('alertdialog').getByRole('button', { name: 'Gửi ngay' }).click()
  await expect.element(sent.screen.getByText('Chiến dịch sẽ bắt đầu trong một phút')).toBeVisible()
  await expect.element(sent.screen.getByText('Đang gửi', { exact: true }).first()).toBeVisible()
})
