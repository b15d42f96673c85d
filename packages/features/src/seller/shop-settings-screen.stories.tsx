import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
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

export const Closing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('switch', { name: t('seller:shop.isOpen') }))
    await expectSeen(canvas.findByText(t('shops:closed.title')))
  },
}
