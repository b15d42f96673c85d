import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PublicProductScreen } from './public-product-screen.tsx'

const meta = {
  title: 'Features/Products/One product',
  component: PublicProductScreen,
  tags: ['!autodocs'],
  args: { productId: 'ba-lo-leo-nui-30-lit' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/products/ba-lo-leo-nui-30-lit' }),
} satisfies Meta<typeof PublicProductScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ForACustomer: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Ba lô leo núi 30 lít' }))
  },
}

export const ForAVisitor: Story = {
  parameters: alive({ at: '/products/ba-lo-leo-nui-30-lit' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('link', { name: wordsOf(loaded)('reviews:product.signIn') }))
  },
}

/** The pictures on the whole window: opened from the button, closed with Escape, and the focus is back. */
export const Pictures: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /^(Xem ảnh lớn|View larger picture)$/ })
    await userEvent.click(open)
    const dialog = await screen.findByRole('dialog')
    await expectSeen(within(dialog).findByRole('img', { name: /Ba lô leo núi 30 lít/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expectSeen(screen.findByRole('dialog'))
  },
}

/** A visitor chooses where goods go: days and fee are those of that province, and the next product remembers it. */
export const DeliveryToAProvince: Story = {
  parameters: {
    ...alive({ at: '/products/ba-lo-leo-nui-30-lit' }),
    noScreenshot: 'It looks like the product, but for a line of text.',
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = wordsOf(loaded)
    const delivery = within(await canvas.findByRole('region', { name: t('products:delivery.title') }))
    await delivery.findByRole('option', { name: 'Tỉnh Cà Mau' })
    await userEvent.selectOptions(delivery.getByRole('combobox'), 'Tỉnh Cà Mau')
    await expect(delivery.getByRole('combobox')).toHaveDisplayValue('Tỉnh Cà Mau')
    await expectSeen(delivery.findByText(new RegExp(t('products:delivery.expected', { days: '\\d.*' }))))
    await waitFor(() => expect(localStorage.getItem('deliveryProvince')).toBe('96'))
  },
}
