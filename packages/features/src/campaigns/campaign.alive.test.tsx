import { unwrap } from '@chonoi/api-client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { CampaignScreen } from './campaign-screen.tsx'
import { NewCampaignScreen } from './campaign-editor-screen.tsx'
import { CampaignsScreen } from './campaigns-screen.tsx'

const setting = { words: ['campaigns', 'notificationAnalytics', 'forms'], language: 'vi' } as const
const admin = { ...setting, as: 'admin@chonoi.test' } as const

afterEach(() => page.viewport(1024, 800))

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

test('a pause is taken back from its message: the campaign is sent on', async () => {
  const { api } = await demoSession('admin@chonoi.test')
  const body = { name: 'Chợ phiên', subject: 'Chợ phiên', content: 'Mời bạn ghé chợ.', channel: 'IN_APP' } as const
  const { id } = await unwrap(api.POST('/notification-campaigns', { body }))
  const campaign = { params: { path: { id } } }
  await unwrap(api.POST('/notification-campaigns/{id}/actions', { ...campaign, body: { action: 'SEND' } }))
  const status = async () => (await unwrap(api.GET('/notification-campaigns/{id}', campaign))).status
  const shown = (
    <>
      <CampaignScreen campaignId={id} />
      <ToastHost />
    </>
  )
  const { screen } = await renderScreen(shown, { ...admin, address: `/admin/campaigns/${id}` })
  await screen.getByRole('button', { name: 'Tạm dừng' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Tạm dừng' }).click()
  await expect.poll(status).toBe('PAUSED')
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(status).toBe('SENDING')
})

test('the sending time is typed in Vietnam time, by the keyboard alone, and stored', async () => {
  const { screen, visited, connection } = await renderScreen(<NewCampaignScreen />, {
    ...admin,
    address: '/admin/campaigns/new',
  })
  await screen.getByRole('textbox', { name: /^Tên chiến dịch/ }).fill('Hẹn giờ')
  await screen.getByRole('radio', { name: /^Trên sàn/ }).click()
  await screen.getByRole('textbox', { name: /^Tiêu đề/ }).fill('Chợ đêm')
  await screen.getByRole('textbox', { name: /^Nội dung/ }).fill('Mời bạn ghé chợ.')
  await screen.getByRole('radio', { name: /^Vào một thời điểm/ }).click()
  const time = screen.getByRole('group', { name: 'Thời điểm gửi' })
  await expect.element(time).toHaveAccessibleDescription(/Giờ Việt Nam/)
  time.getByRole('spinbutton').first().element().focus()
  // 00:30 02/01/2030, in the order of Vietnamese.
  await userEvent.keyboard('003002012030')
  await screen.getByRole('button', { name: 'Lưu' }).click()
  await expect.poll(() => visited[0]).toMatch(/^\/admin\/campaigns\/[0-9a-f-]{36}$/)
  const path = { id: visited[0]?.split('/').at(-1) ?? '' }
  const stored = await unwrap(connection.api.GET('/notification-campaigns/{id}', { params: { path } }))
  expect(stored.scheduledAt).toBe('2030-01-01T17:30:00.000Z')
})

test('a campaign that starts at a set time is refused without one, and saved once it starts by hand', async () => {
  const { screen, visited } = await renderScreen(<NewCampaignScreen />, { ...admin, address: '/admin/campaigns/new' })
  await screen.getByRole('textbox', { name: /^Tên chiến dịch/ }).fill('Quên giờ')
  await screen.getByRole('radio', { name: /^Trên sàn/ }).click()
  await screen.getByRole('textbox', { name: /^Tiêu đề/ }).fill('Chợ đêm')
  await screen.getByRole('textbox', { name: /^Nội dung/ }).fill('Mời bạn ghé chợ.')
  await screen.getByRole('radio', { name: /^Vào một thời điểm/ }).click()
  await expect.element(screen.getByRole('group', { name: 'Thời điểm gửi' })).toBeVisible()
  await screen.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(screen.getByRole('link', { name: /^Thời điểm gửi/ })).toBeVisible()
  expect(visited).toEqual([])
  await screen.getByRole('radio', { name: /^Khi tôi bấm gửi/ }).click()
  await screen.getByRole('button', { name: 'Lưu' }).click()
  await expect.poll(() => visited[0]).toMatch(/^\/admin\/campaigns\/[0-9a-f-]{36}$/)
})

test('a draft is deleted beside the list, which keeps its filters, and the details close', async () => {
  await page.viewport(1366, 800)
  const { api } = await demoSession('admin@chonoi.test')
  const body = { name: 'Bản nháp thừa', subject: 'Chợ đêm', content: 'Mời bạn ghé chợ.', channel: 'IN_APP' } as const
  const { id } = await unwrap(api.POST('/notification-campaigns', { body }))
  const address = '/admin/campaigns?status=DRAFT'
  const { screen, visited } = await renderScreen(<CampaignsScreen />, { ...admin, address })
  await expect.element(screen.getByRole('row', { name: /Bản nháp thừa/ })).toBeVisible()
  await userEvent.keyboard('jo')
  const panel = screen.getByRole('complementary', { name: 'Bản nháp thừa' })
  await expect.element(panel.getByText('Mời bạn ghé chợ.')).toBeVisible()
  expect(visited.at(-1)).toBe(`${address}&open=${id}`)
  await userEvent.keyboard('{F6}')
  await expect.element(panel).toHaveFocus()
  await panel.getByRole('button', { name: /Bản nháp thừa/ }).click()
  await screen.getByRole('menuitem', { name: 'Xóa' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: /Bản nháp thừa/ })).not.toBeInTheDocument()
  expect(visited.at(-1)).toBe(address)
})

test('a product of the audience is found by its pasted name, and replaced by another one without leaving the box', async () => {
  const { screen } = await renderScreen(<NewCampaignScreen />, { ...admin, address: '/admin/campaigns/new' })
  const { api } = await demoSession('admin@chonoi.test')
  const { data: products } = await unwrap(api.GET('/products', { params: { query: { limit: 2 } } }))
  const box = screen.getByRole('combobox', { name: 'Đã mua sản phẩm' })
  for (const { name } of products) {
    await box.click()
    await box.fill(name)
    await screen.getByRole('option', { name, exact: true }).click()
    await expect.element(box).toHaveValue(name)
    await expect.element(box).toHaveFocus()
    await userEvent.clear(box)
    await expect.element(box).toHaveFocus()
  }
  expect(products).toHaveLength(2)
})
