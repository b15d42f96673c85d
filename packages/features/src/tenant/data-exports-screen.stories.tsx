import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { DataExportsScreen } from './data-exports-screen.tsx'

const meta = {
  title: 'Features/Data export',
  component: DataExportsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/data-export' }),
} satisfies Meta<typeof DataExportsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('tenant:export.empty')))
  },
}

export const Requested: Story = {
  parameters: { noScreenshot: "It shows the time of the server's clock." },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('tenant:export.new') }))
    await userEvent.click(await screen.findByRole('button', { name: t('tenant:export.submit') }))
    await expectSeen(canvas.findByText(t('tenant:export.cancel')))
  },
}

/** An export with nothing in it. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('tenant:export.new') }))
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: t('tenant:export.submit') }))
    await expect(await focusedSummary()).toHaveTextContent(t('tenant:export.dataTypes'))
  },
}
