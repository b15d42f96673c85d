import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ManagedDevicesScreen } from './managed-devices-screen.tsx'

const meta = {
  title: 'Features/Push devices',
  component: ManagedDevicesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/push-devices?search=không-có' }),
} satisfies Meta<typeof ManagedDevicesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NothingFound: Story = {
  play: async ({ canvas, loaded }) => expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults'))),
}

/** The dialog that deletes devices that weren't seen for long. */
export const CleanUp: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:allDevices.cleanUp') }))
    await expectSeen(within(document.body).findByRole('dialog', { name: t('notifications:allDevices.cleanUp') }))
  },
}
