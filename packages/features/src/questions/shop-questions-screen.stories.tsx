import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside } from '../../testing/alive/open-details.ts'
import { ShopQuestionsScreen } from './shop-questions-screen.tsx'

const meta = {
  title: 'Features/Questions/Of a shop',
  component: ShopQuestionsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/questions' }),
} satisfies Meta<typeof ShopQuestionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/questions?isAnswered=false' }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByText(/gửi ra Hà Nội/))
  },
}

export const Answering: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${t('questions:answer.action')}:`) })
    if (first) await userEvent.click(first)
    await expectSeen(screen.findByRole('dialog', { name: t('questions:answer.title') }))
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/questions', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('questions:shop.loadFailed')))
  },
}

/** A question in full, with the button that answers it. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/questions?isAnswered=false' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}
