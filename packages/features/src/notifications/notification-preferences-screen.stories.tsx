import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NotificationPreferencesScreen } from './notification-preferences-screen.tsx'

const customer = { as: 'customer@chonoi.test', at: '/notifications/preferences' } as const

const meta = {
  title: 'Features/Notifications/Settings',
  component: NotificationPreferencesScreen,
  tags: ['!autodocs'],
  parameters: alive(customer),
} satisfies Meta<typeof NotificationPreferencesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const promotions = await canvas.findByLabelText(t('notifications:preference.promotions'))
    await userEvent.click(promotions)
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:preferences.save') }))
    await expectSeen(canvas.findByText(t('notifications:preferences.saved')))
    await expect(promotions).toBeChecked()
  },
}

export const Loading: Story = {
  parameters: alive({ ...customer, network: 'silent' }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(wordsOf(loaded)('common:state.loading'))).toBeInTheDocument()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ ...customer, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}

/** A visitor: the server refuses. */
export const NoPermission: Story = {
  parameters: alive({ at: customer.at }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { name: t('errors:auth.unauthenticated') }))
    await expect(canvas.queryByText(t('common:state.loadFailed'))).not.toBeInTheDocument()
  },
}
