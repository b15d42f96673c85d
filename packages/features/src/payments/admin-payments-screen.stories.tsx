import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside, openOver } from '../../testing/alive/open-details.ts'
import { AdminPaymentsScreen } from './admin-payments-screen.tsx'

const meta = {
  title: 'Features/Payments/Of the platform',
  component: AdminPaymentsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments' }),
} satisfies Meta<typeof AdminPaymentsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(5)
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/payments' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}

/** A payment with its orders, history and decisions. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}

/** On a phone the details cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments' }),
  play: async ({ userEvent }) => {
    await openOver(userEvent)
  },
}
