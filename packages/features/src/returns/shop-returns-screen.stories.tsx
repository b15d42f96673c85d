import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ShopReturnsScreen } from './shop-returns-screen.tsx'

const meta = {
  title: 'Features/Returns/Of a shop',
  component: ShopReturnsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/returns' }),
} satisfies Meta<typeof ShopReturnsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('link', { name: /CN-/ }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/returns?status=SENT' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}
