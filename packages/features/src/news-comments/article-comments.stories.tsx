import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ArticleScreen } from '../news/article-screen.tsx'

const slug = 'nam-gio-sang-tren-cho-noi-cai-rang'
const at = `/news/${slug}`
const meta = {
  title: 'Features/Article comments',
  component: ArticleScreen,
  args: { slug },
  tags: ['!autodocs'],
  parameters: alive({ at }),
} satisfies Meta<typeof ArticleScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor reads what was approved, and signs in to write. */
export const Visitor: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(/bún riêu ăn trên ghe/))
    await expect(canvas.queryByText(/Phong Điền/)).toBeNull()
    await expectSeen(canvas.findByRole('link', { name: t('comments:signIn') }))
  },
}

/** NEWS-01: a first comment is kept, shown to its author alone, and may be changed and deleted. */
export const OwnWaits: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.type(await canvas.findByLabelText(t('comments:write')), 'Đọc xong muốn đi ngay.')
    await userEvent.click(canvas.getByRole('button', { name: t('comments:send') }))
    await expectSeen(canvas.findByText(t('comments:waiting')))
    await expect(canvas.getByLabelText(t('comments:write'))).toHaveValue('')
  },
}
