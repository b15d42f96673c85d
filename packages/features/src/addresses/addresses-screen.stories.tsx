import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { forgetAddresses } from '../../testing/alive/arrange.ts'
import { AddressesScreen } from './addresses-screen.tsx'

const meta = {
  title: 'Features/Addresses',
  component: AddressesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/addresses' }),
} satisfies Meta<typeof AddressesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/addresses', before: forgetAddresses }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('addresses:empty')))
  },
}

export const Adding: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('addresses:add') }))
    await expectSeen(screen.findByRole('dialog', { name: t('addresses:addTitle') }))
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/addresses', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
