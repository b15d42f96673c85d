import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { ShopSettingsScreen } from './shop-settings-screen.tsx'

const meta = {
  title: 'Features/Shop settings',
  component: ShopSettingsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/shop' }),
} satisfies Meta<typeof ShopSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { name: t('seller:shop.title') }))
    await expect(await canvas.findByLabelText(t('seller:shop.slug'), { exact: false })).not.toHaveValue('')
  },
}

/** What buyers will see stands in the preview before it is saved. */
export const Fees: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const add = await canvas.findByRole('button', { name: t('seller:shop.addProvince') })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'))
    await userEvent.click(add)
    const row = within(canvas.getByRole('list', { name: t('seller:shop.provinceFees') }))
    await userEvent.type(row.getByRole('combobox'), 'ha noi')
    await userEvent.click(await screen.findByRole('option', { name: /Hà Nội/ }))
    await userEvent.type(row.getByRole('textbox', { name: new RegExp(t('seller:shop.provinceFee')) }), '15000')
    await userEvent.click(canvas.getByRole('switch', { name: t('seller:shop.isFreeFrom') }))
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t('seller:shop.freeFrom')) }), '500000')
    await expect(canvas.getByRole('textbox', { name: new RegExp(t('seller:shop.freeFrom')) })).toHaveValue('500.000')
  },
}

export const FeesThatAreWrong: Story = {
  name: 'Fees that are wrong',
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const add = await canvas.findByRole('button', { name: t('seller:shop.addProvince') })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'))
    await userEvent.click(add)
    await userEvent.click(canvas.getByRole('switch', { name: t('seller:shop.isFreeFrom') }))
    await userEvent.click(canvas.getByRole('button', { name: t('common:action.save') }))
    await expect((await focusedSummary()).querySelectorAll('li')).toHaveLength(3)
  },
}

/** Somebody else saved meanwhile: both texts of what both changed. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const policy = await canvas.findByLabelText(t('seller:shop.returnPolicy'), { exact: false })
    const { api } = (loaded.site as StorySite).connection
    const body = { returnPolicy: 'Đổi trong 30 ngày', shippingFeeInCents: 3_500_000 }
    await unwrap(api.PUT('/auth/shop/settings', { body }))
    await userEvent.clear(policy)
    await userEvent.type(policy, 'Đổi trong 3 ngày')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.save') }))
    await expectSeen(canvas.findByText(t('common:conflict.title')))
    await expect(await canvas.findByRole('radio', { name: /Đổi trong 3 ngày/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Đổi trong 30 ngày/ })).not.toBeChecked()
    await expect(policy).toHaveValue('Đổi trong 3 ngày')
  },
}

export const Closing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('switch', { name: t('seller:shop.isOpen') }))
    await expectSeen(canvas.findByText(t('shops:closed.title')))
  },
}

export const Policies: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const typed = {
      shippingPolicy: 'Gói hai lớp xốp, giao trong hai ngày.',
      returnPolicy: 'Đổi hàng vỡ trong bảy ngày.',
    }
    for (const name of ['shippingPolicy', 'returnPolicy'] as const) {
      const field = await canvas.findByRole('textbox', { name: t(`seller:shop.${name}`) })
      await userEvent.clear(field)
      await userEvent.type(field, typed[name])
      const previewed = await canvas.findByRole('region', { name: t(`shops:page.${name}`) })
      await expect(previewed).toHaveTextContent(typed[name])
      previewed.scrollIntoView({ block: 'center' })
    }
  },
}
