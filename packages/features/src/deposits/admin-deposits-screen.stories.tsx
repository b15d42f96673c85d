import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminDepositsScreen } from './admin-deposits-screen.tsx'

const meta = {
  title: 'Features/Deposits/Of the platform',
  component: AdminDepositsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/deposits' }),
} satisfies Meta<typeof AdminDepositsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^NT-\d{6}-/)).length).toBeGreaterThan(5)
  },
}

/** Accepts a customer's transfer: the wallet is really credited, and the row shows it. */
export const Processed: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/deposits?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [process] = await canvas.findAllByRole('button', { name: new RegExp(t('deposits:process.action')) })
    if (process) await userEvent.click(process)
    await expectSeen(screen.findByRole('dialog', { name: t('deposits:process.title') }))
    await userEvent.click(await screen.findByRole('button', { name: t('deposits:process.submit') }))
    await screen.findByText(new RegExp(t('deposits:process.done.COMPLETED', { reference: 'NT-.*' })))
  },
}

const wide = { viewport: { value: 'w1280' } }

/** The keys open the details beside the list, with the decision on them. */
export const BesideTheList: Story = {
  globals: wide,
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/deposits?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findAllByText(/^NT-\d{6}-/)
    await userEvent.keyboard('jo')
    const panel = await screen.findByRole('complementary')
    await expectSeen(within(panel).findByRole('button', { name: wordsOf(loaded)('deposits:process.action') }))
  },
}

/** On a phone they cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/deposits?status=COMPLETED' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const name = new RegExp(`^${t('common:details.open', { name: 'NT-' })}`)
    const [open] = await canvas.findAllByRole('button', { name })
    if (open) await userEvent.click(open)
    const panel = await screen.findByRole('dialog')
    await expectSeen(within(panel).findByText(t('deposits:details.processedAt')))
  },
}

export const Processing: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/deposits?status=PENDING' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [process] = await canvas.findAllByRole('button', { name: new RegExp(t('deposits:process.action')) })
    if (process) await userEvent.click(process)
    await expectSeen(screen.findByRole('dialog', { name: t('deposits:process.title') }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/deposits?search=khong-co-ai-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('deposits:admin.noneFound')))
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/deposits' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
