import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BookmarksScreen } from './bookmarks-screen.tsx'

const meta = {
  title: 'Features/Bookmarks',
  component: BookmarksScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/bookmarks' }),
} satisfies Meta<typeof BookmarksScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(4)
  },
}

export const Editing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [edit] = await canvas.findAllByRole('button', { name: new RegExp(t('bookmarks:edit')) })
    if (edit) await userEvent.click(edit)
    await expectSeen(screen.findByRole('textbox', { name: new RegExp(t('bookmarks:notes')) }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'user@chonoi.test', at: '/bookmarks' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('bookmarks:empty')))
  },
}
