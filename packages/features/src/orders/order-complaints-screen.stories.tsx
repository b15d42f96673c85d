import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside } from '../../testing/alive/open-details.ts'
import { OrderComplaintsScreen } from './order-complaints-screen.tsx'

const meta = {
  title: 'Features/Orders/Complaints',
  component: OrderComplaintsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/orders/complaints' }),
} satisfies Meta<typeof OrderComplaintsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('orders:complaint.status.OPEN')))
  },
}

/** The decision gives the held money to one of both sides. */
export const Deciding: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t('orders:complaint.decideTitle', { number: 'CN-' })) }),
    )
    await expectSeen(screen.findByRole('radio', { name: new RegExp(t('orders:complaint.decision.REFUND')) }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/orders/complaints?status=WITHDRAWN' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

/** The order of a complaint. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/orders/complaints' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}
