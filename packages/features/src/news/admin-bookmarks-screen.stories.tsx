import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminBookmarksScreen } from './admin-bookmarks-screen.tsx'

const as = 'superadmin@chonoi.test'
const meta = {
  title: 'Features/Bookmarks of readers',
  component: AdminBookmarksScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/article-bookmarks' }),
} satisfies Meta<typeof AdminBookmarksScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('bookmarks:stat.topTags')))
    await expect((await canvas.findAllByText('miền Tây')).length).toBeGreaterThan(0)
  },
}

export const Deleting: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await canvas.findAllByText('miền Tây')
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await userEvent.click(await canvas.findByRole('button', { name: t('bookmarks:admin.delete') }))
    await expectSeen(screen.findByText(t('bookmarks:admin.deleteManyText')))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/article-bookmarks?search=khong-co-gi-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}
