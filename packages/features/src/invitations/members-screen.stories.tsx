import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { MembersScreen } from './members-screen.tsx'

const meta = {
  title: 'Features/Members',
  component: MembersScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/members' }),
} satisfies Meta<typeof MembersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheShop: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('invitations:members.you')))
  },
}

export const Editing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [edit] = await canvas.findAllByText(t('invitations:member.action'))
    if (edit) await userEvent.click(edit)
    await expectSeen(screen.findByRole('dialog'))
  },
}
