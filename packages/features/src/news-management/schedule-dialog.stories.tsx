import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import ScheduleDialog from './schedule-dialog.tsx'

const meta = {
  title: 'Features/Schedule an article',
  component: ScheduleDialog,
  tags: ['!autodocs'],
  args: { moment: '2030-01-02T08:30', onClose() {}, onChoose() {} },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news/new' }),
} satisfies Meta<typeof ScheduleDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The moment that was chosen before. */
export const Chosen: Story = {
  play: async () => {
    await expectSeen(screen.findByRole('dialog'))
  },
}

/** A moment that has passed, or none, is refused beside the field. */
export const MomentPassed: Story = {
  args: { moment: '2020-01-02T08:30' },
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('newsManagement:editor.schedule') }))
    await expectSeen(dialog.findByText(t('newsManagement:editor.momentAhead')))
  },
}
