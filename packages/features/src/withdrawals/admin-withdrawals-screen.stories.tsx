import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminWithdrawalsScreen } from './admin-withdrawals-screen.tsx'

const meta = {
  title: 'Features/Withdrawals/Of the platform',
  component: AdminWithdrawalsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/withdrawals' }),
} satisfies Meta<typeof AdminWithdrawalsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const details = await canvas.findAllByRole('link', { name: wordsOf(loaded)('withdrawals:card.detail') })
    await expect(details.length).toBeGreaterThan(5)
  },
}

/** The keys open the details beside the cards, which stay usable. */
export const BesideTheCards: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/withdrawals?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findAllByRole('link', { name: wordsOf(loaded)('withdrawals:card.detail') })
    await userEvent.keyboard('jo')
    const panel = await screen.findByRole('complementary')
    await expectSeen(within(panel).findByRole('button', { name: wordsOf(loaded)('withdrawals:process.action') }))
  },
}

/** Approves a request: its hold is really paid out, and the card loses its button. */
export const Processed: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/withdrawals?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [process] = await canvas.findAllByRole('button', { name: t('withdrawals:process.action') })
    if (process) await userEvent.click(process)
    await expectSeen(screen.findByRole('dialog', { name: t('withdrawals:process.title') }))
    await userEvent.click(await screen.findByRole('button', { name: t('withdrawals:process.approve') }))
    await screen.findByText(new RegExp(t('withdrawals:process.done.COMPLETED', { amount: '.*' })))
  },
}

export const Processing: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/withdrawals?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [process] = await canvas.findAllByRole('button', { name: t('withdrawals:process.action') })
    if (process) await userEvent.click(process)
    await expectSeen(screen.findByRole('dialog', { name: t('withdrawals:process.title') }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/withdrawals?search=khong-co-ai-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('withdrawals:admin.none')))
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/withdrawals' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
