import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { WalletScreen } from './wallet-screen.tsx'

const meta = {
  title: 'Features/Wallet',
  component: WalletScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet' }),
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

export const WithMoney: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/\d₫|\d\s₫|₫\d/).length).toBeGreaterThan(2))
  },
}

export const Loading: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet', network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('common:state.loadFailed'))
    await expect(said.length).toBeGreaterThan(0)
  },
}

export const NoPermission: Story = {
  parameters: alive({ at: '/wallet' }),
  play: async ({ canvas, loaded }) => {
    const name = wordsOf(loaded)('errors:auth.unauthenticated')
    await expectSeen(canvas.findByRole('heading', { name, level: 2 }))
    await expectSeen(canvas.findByRole('heading', { name, level: 3 }))
  },
}
