import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { PaymentGatewaysScreen } from './payment-gateways-screen.tsx'

const asSuperAdmin = alive({ as: 'superadmin@chonoi.test', at: '/admin/payment-gateways' })

const meta = {
  title: 'Features/Gateways/Payment gateways',
  component: PaymentGatewaysScreen,
  tags: ['!autodocs'],
  parameters: asSuperAdmin,
} satisfies Meta<typeof PaymentGatewaysScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The demo's seven gateways, in the order of the checkout. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('row', { name: /VNPay/ }))
    await expect(within(canvas.getByRole('table')).getAllByText(t('gateways:state.test')).length).toBe(7)
  },
}

/** Picking a gateway fills in the documented defaults and describes it. */
export const Adding: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('gateways:add') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('gateways:form.add') }))
    await userEvent.selectOptions(dialog.getByLabelText(new RegExp(t('gateways:form.gateway'))), 'zalopay')
    await expectSeen(dialog.findByText('appId, key1, key2'))
    await expectSeen(dialog.findByText(/\/api\/v1\/payments\/zalopay\/notifications$/))
    await expectSeen(dialog.findByRole('button', { name: t('gateways:info.copy') }))
    await expect(dialog.getByLabelText(new RegExp(`^${t('gateways:form.fee')}`))).toHaveValue(2.9)
  },
}

/** A config that lacks a field is refused beside the config, with the field's name. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('gateways:add') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('gateways:form.add') }))
    await userEvent.selectOptions(dialog.getByLabelText(new RegExp(t('gateways:form.gateway'))), 'zalopay')
    await userEvent.click(dialog.getByRole('button', { name: t('gateways:form.create') }))
    await expect(await focusedSummary()).toHaveTextContent(`appId: ${t('errors:required')}`)
  },
}

/** Editing shows masked secrets. */
export const Editing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('gateways:actionsOf', { name: 'MoMo' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: t('common:action.edit') }))
    const config = await screen.findByLabelText(new RegExp(`^${t('gateways:form.config').replace(/[()]/g, '.')}`))
    await expect((config as HTMLTextAreaElement).value).toContain('"secretKey": "••••••••cdef"')
  },
}

/** The test asks the payment sandbox through the real adapter. */
export const Tested: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('gateways:test.actionOf', { name: 'VNPay' }) }))
    const reason = t('gateways:test.connected')
    await expectSeen(canvas.findByText(t('gateways:test.result', { name: 'VNPay', reason })))
  },
}

export const Deleting: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('gateways:actionsOf', { name: 'MoMo' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: t('common:action.delete') }))
    await expectSeen(screen.findByRole('alertdialog', { name: t('gateways:delete.title', { name: 'MoMo' }) }))
  },
}

/** A shop's administrator sees the shop's own gateways. */
export const OfAShop: Story = {
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/admin/payment-gateways' }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('gateways:description.tenant')))
    await expectSeen(canvas.findByRole('row', { name: /MoMo/ }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payment-gateways?search=khong-co' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

/** Others see a refusal and stay where they are. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/payment-gateways' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('gateways:denied.title') }))
  },
}
