import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { demoApi } from '../../testing/alive/demo-api.ts'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { demandTwoFactor } from '../../testing/alive/arrange-two-factor.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const customer = { as: 'customer@chonoi.test', at: '/dashboard' } as const

const meta = {
  title: 'Features/Account/Dashboard',
  component: DashboardScreen,
  tags: ['!autodocs'],
  parameters: alive(customer),
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfACustomer: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('account:dashboard.available')))
    await waitFor(() => expect(canvas.getAllByText(/CN-\d{6}-/).length).toBeGreaterThan(2))
  },
}

/** Without the buyer role there is no wallet and no purchase. */
export const Empty: Story = {
  parameters: alive({ ...customer, as: 'user@chonoi.test' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(
      canvas.findByRole('heading', { level: 1, name: t('account:dashboard.greeting', { name: 'Bình' }) }),
    )
    await expect(canvas.queryByText(t('account:dashboard.available'))).toBeNull()
    await expect(canvas.queryByText(t('account:orders.title'))).toBeNull()
  },
}

/** An administrator who lacks the second factor has a customer's rights, and is told why. */
export const TwoFactorDemanded: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/dashboard' }),
  play: async ({ canvas, loaded }) => {
    await demandTwoFactor(await demoApi('superadmin@chonoi.test'))
    await (loaded.site as StorySite).connection.session.reloadUser()
    await expectSeen(canvas.findByText(wordsOf(loaded)('shell:access.twoFactorTitle')))
  },
}

export const Loading: Story = {
  parameters: alive({ ...customer, network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ ...customer, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('common:state.loadFailed'))
    await expect(said.length).toBeGreaterThan(0)
  },
}
