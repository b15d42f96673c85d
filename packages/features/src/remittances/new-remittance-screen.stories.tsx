import type { ApiClient } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { addCarrier } from '../../testing/alive/arrange-remittance.ts'
import { NewRemittanceScreen } from './new-remittance-screen.tsx'

const as = 'superadmin@chonoi.test'
const at = '/admin/remittances/new'
const before = (api: ApiClient) => addCarrier(api)
const meta = {
  title: 'Features/Remittances/New',
  component: NewRemittanceScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at, before }),
} satisfies Meta<typeof NewRemittanceScreen>
export default meta
type Story = StoryObj<typeof meta>

const good = 'Mã vận đơn;Tiền thu hộ;Phí\nNNG0001;250.000;5.000\nNNG0002;120.000;5.000\n'
const bad = 'Mã vận đơn;Tiền thu hộ;Phí\nNNG0001;250.000;5.000\n;120.000;0\nNNG0003;mười;0\n'

export const Blank: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('remittances:new.submit') }))
  },
}

/** A file fills the field, and its sums are compared with the transfer. */
export const Read: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const money = await canvas.findByRole('textbox', { name: new RegExp(`^${t('remittances:field.transferred')}`) })
    await userEvent.type(money, '360000')
    const input = canvas.getByLabelText(new RegExp(`^${t('remittances:field.file')}`))
    await userEvent.upload(input, new File([good], 'doi-soat-30-11.csv', { type: 'text/csv' }))
    await expectSeen(canvas.findByText(t('remittances:preview.title', { count: 2 })))
    await expectSeen(canvas.findByText(t('remittances:difference.even')))
  },
}

/** Every wrong row is named beside what is wrong with it, and what was typed stays. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const csv = await canvas.findByRole('textbox', { name: new RegExp(`^${t('remittances:field.csv')}`) })
    await userEvent.click(csv)
    await userEvent.paste(bad)
    await expectSeen(canvas.findByText(t('remittances:problems.nameMissing')))
    await userEvent.click(canvas.getByRole('button', { name: t('remittances:new.submit') }))
    await expect(await focusedSummary()).toHaveTextContent(t('remittances:problems.rowNumber', { row: 3 }))
    await expect(csv).toHaveValue(bad)
  },
}

export const Loading: Story = {
  parameters: alive({ as, at, network: 'silent' }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText(wordsOf(loaded)('remittances:new.text'))).not.toBeInTheDocument()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as, at, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.unauthorizedTitle') }))
  },
}
