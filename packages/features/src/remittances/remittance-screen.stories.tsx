import type { RemittanceDetail } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { remittanceOf } from '../../testing/alive/arrange-remittance.ts'
import { RemittanceScreen } from './remittance-screen.tsx'

const at = '/admin/remittances/1'
const asSecond = (before: () => Promise<RemittanceDetail>) => alive({ as: 'superadmin@chonoi.test', at, before })
const meta = {
  title: 'Features/Remittances/One',
  component: RemittanceScreen,
  tags: ['!autodocs'],
  args: { remittanceId: '' },
  parameters: asSecond(remittanceOf.draft),
  render: (_, { loaded }) => <RemittanceScreen remittanceId={arrangedFor<RemittanceDetail>(loaded).id} />,
} satisfies Meta<typeof RemittanceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A draft that a colleague imported, with a line of each result. */
export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('remittances:draft.waiting')))
    await expectSeen(canvas.findByText(t('remittances:help.UNKNOWN')))
  },
}

export const LinesOfOneResult: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const match = t('remittances:match.UNKNOWN')
    await userEvent.click(await canvas.findByText(t('remittances:lines.of', { match, total: 1 })))
    await expect(canvas.queryByText(t('remittances:help.ALREADY_REMITTED'))).not.toBeInTheDocument()
  },
}

/** Its importer can't confirm it and reads why. */
export const OwnImport: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at, before: remittanceOf.draft }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('remittances:draft.own')))
    const confirm = canvas.getByRole('button', { name: new RegExp(`^${t('remittances:confirm.action')}`) })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Confirming: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const amount = formatMoney(arrangedFor<RemittanceDetail>(loaded).transferredInCents)
    await userEvent.click(await canvas.findByRole('button', { name: t('remittances:confirm.action') }))
    await expectSeen(screen.findByRole('alertdialog', { name: t('remittances:confirm.title', { amount }) }))
  },
}

export const Cancelling: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const reference = arrangedFor<RemittanceDetail>(loaded).bankReference
    await userEvent.click(await canvas.findByRole('button', { name: t('remittances:cancel.action') }))
    await expectSeen(screen.findByRole('alertdialog', { name: t('remittances:cancel.title', { reference }) }))
  },
}

/** The carrier transferred too little, and has nothing left from before. */
export const Short: Story = {
  parameters: asSecond(remittanceOf.short),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    const [, , said = ''] = t('remittances:note.short.uncovered', { amount: '|', held: '|' }).split('|')
    await expectSeen(canvas.findByText(said.trim(), { exact: false }))
  },
}

export const Confirmed: Story = {
  parameters: asSecond(remittanceOf.confirmed),
  play: async ({ canvas, loaded }) => {
    const [, said = ''] = wordsOf(loaded)('remittances:confirmed.booked', { count: 1, amount: '|' }).split('|')
    await expectSeen(canvas.findByText(said.trim(), { exact: false }))
  },
}

/** Nothing fitted, so the money waits with the carrier. */
export const Unmatched: Story = {
  parameters: asSecond(remittanceOf.unmatched),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('remittances:confirmed.none')))
  },
}

export const Cancelled: Story = {
  parameters: asSecond(remittanceOf.cancelled),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('remittances:cancelled.title')))
  },
}

export const NotFound: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at }),
  render: () => <RemittanceScreen remittanceId="00000000-0000-4000-8000-000000000000" />,
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1 }))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  render: () => <RemittanceScreen remittanceId="00000000-0000-4000-8000-000000000000" />,
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.unauthorizedTitle') }))
  },
}
