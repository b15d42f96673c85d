import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside, openOver } from '../../testing/alive/open-details.ts'
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

/** A return with its goods, history and next step. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/returns' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}

/** On a phone the details cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/returns' }),
  play: async ({ userEvent }) => {
    await openOver(userEvent)
  },
}
