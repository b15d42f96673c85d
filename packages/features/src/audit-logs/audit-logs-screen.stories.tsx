import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AuditLogsScreen } from './audit-logs-screen.tsx'

const as = 'superadmin@chonoi.test'
const meta = {
  title: 'Features/Audit log',
  component: AuditLogsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/audit-logs' }),
} satisfies Meta<typeof AuditLogsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const view = await canvas.findAllByText(wordsOf(loaded)('auditLogs:changes.action'))
    await expect(view.length).toBeGreaterThan(3)
  },
}

/** Opens what an entry changed, before and after. */
export const Changes: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [view] = await canvas.findAllByText(t('auditLogs:changes.action'))
    if (view) await userEvent.click(view)
    await expectSeen(screen.findByRole('dialog', { name: t('auditLogs:changes.title') }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/audit-logs?search=khong-co-gi-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('auditLogs:empty')))
  },
}

/** The server refuses administrators who aren't super administrators. */
export const NoPermission: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/audit-logs' }),
  play: async ({ canvas, loaded }) => {
    const refusals = await canvas.findAllByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') })
    await expect(refusals.length).toBeGreaterThan(0)
  },
}
