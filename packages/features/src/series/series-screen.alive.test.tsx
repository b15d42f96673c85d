import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { SeriesScreen } from './series-screen.tsx'

const show = () =>
  renderScreen(
    <>
      <SeriesScreen />
      <ToastHost />
    </>,
    { words: ['series', 'forms'], language: 'vi', as: 'admin@chonoi.test', address: '/admin/news/series' },
  )

test('[NEWS-03] an editor adds a series, and puts articles into it in order with buttons', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Thêm loạt bài' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Tên loạt bài/ }).fill('Một ngày trên chợ')
  await expect.element(dialog.getByRole('textbox', { name: /^Đường dẫn/ })).toHaveValue('mot-ngay-tren-cho')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(screen.getByText('Đã thêm loạt bài')).toBeVisible()
  await screen.getByRole('button', { name: 'Các bài của “Một ngày trên chợ”' }).click()
  const box = dialog.getByRole('combobox', { name: 'Thêm bài' })
  for (const words of ['Cái Răng', 'sông Hồng']) {
    await box.fill(words)
    await screen
      .getByRole('option', { name: new RegExp(words) })
      .first()
      .click()
    await expect.element(dialog.getByRole('listitem').getByText(new RegExp(words))).toBeVisible()
  }
  await dialog
    .getByRole('button', { name: /^Đưa lên/ })
    .last()
    .click()
  await expect.poll(() => dialog.getByRole('listitem').first().element().textContent).toContain('sông Hồng')
})
