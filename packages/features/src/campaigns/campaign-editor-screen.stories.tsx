import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { NewCampaignScreen } from './campaign-editor-screen.tsx'

const meta = {
  title: 'Features/Campaigns/Editor',
  component: NewCampaignScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/campaigns/new' }),
} satisfies Meta<typeof NewCampaignScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Content, audience with its live count, and schedule; beside them the message as it will be read. */
export const Written: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.type(
      await canvas.findByLabelText(t('campaigns:form.subject'), { exact: false }),
      'Ưu đãi cuối tuần',
    )
    await expectSeen(canvas.findByText('Ưu đãi cuối tuần'))
    await expectSeen(canvas.findByText(t('campaigns:audience.count', { count: 0, shown: '0' })))
  },
}

/** Wrong fields are named in a summary. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.save') }))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:required'))
  },
}
