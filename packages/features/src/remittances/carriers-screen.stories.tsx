import type { ApiClient } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { addCarrier, remittanceOf } from '../../testing/alive/arrange-remittance.ts'
import { CarriersScreen } from './carriers-screen.tsx'

const as = 'superadmin@chonoi.test'
const at = '/admin/carriers'
const name = 'Nhanh Như Gió'
const before = (api: ApiClient) => addCarrier(api, name)
const meta = {
  title: 'Features/Remittances/Carriers',
  component: CarriersScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at, before }),
} satisfies Meta<typeof CarriersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A carrier whose remittance fits no order. */
export const Holding: Story = {
  parameters: alive({ as, at, before: remittanceOf.unmatched }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('remittances:carriers.heldHelp')))
  },
}

export const Adding: Story = {
  parameters: alive({ as, at: `${at}?new=1`, before }),
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = within(await screen.findByRole('dialog', { name: t('remittances:carriers.add') }))
    await userEvent.type(dialog.getByLabelText(t('remittances:carriers.name'), { exact: false }), 'Chợ Nổi Giao')
    const code = dialog.getByRole('textbox', { name: new RegExp(`^${t('remittances:carriers.code')}`) })
    await userEvent.type(code, 'chợ nổi')
    await userEvent.click(dialog.getByRole('button', { name: t('common:action.save') }))
    await waitFor(() => expect(code).toBeInvalid())
  },
}

export const Editing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('remittances:carriers.edit', { name }) }))
    await expectSeen(screen.findByRole('dialog', { name: t('remittances:carriers.edit', { name }) }))
  },
}

export const SwitchingOff: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('remittances:carriers.actionsOf', { name }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: t('remittances:carriers.off') }))
    await expectSeen(screen.findByRole('alertdialog', { name: t('remittances:carriers.off.title', { name }) }))
  },
}

export const Loading: Story = {
  parameters: alive({ as, at, network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as, at, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('remittances:carriers.loadFailed')))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
