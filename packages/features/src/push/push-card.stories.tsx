import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { replaceProperty } from '../../testing/replace-property.ts'
import { PushCard } from './push-card.tsx'

const meta = {
  title: 'Features/Push/Card',
  component: PushCard,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders/1/confirmation' }),
  // The test browser refuses notifications, and then there is nothing to ask.
  beforeEach: () => {
    localStorage.removeItem('pushBannerDismissed')
    return replaceProperty(Notification, 'permission', 'default')
  },
} satisfies Meta<typeof PushCard>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('shell:push.enable') }))
  },
}

/** The browser said no: the card says where to allow them. */
export const Refused: Story = {
  beforeEach: () =>
    replaceProperty(Notification, 'requestPermission', () => {
      replaceProperty(Notification, 'permission', 'denied')
      return Promise.resolve('denied')
    }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('shell:push.enable') }))
    await expectSeen(canvas.findByText(t('shell:push.denied')))
  },
}
