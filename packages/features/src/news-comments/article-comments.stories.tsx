import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ArticleComments } from './article-comments-card.tsx'

type Found = { readonly id: string }
const slug = 'nam-gio-sang-tren-cho-noi-cai-rang'
const at = `/news/${slug}`

/** An article of the demo that has comments. */
const commentedArticle = (api: ApiClient): Promise<Found> =>
  unwrap(api.GET('/news/public/article/{slug}', { params: { path: { slug } } }))

const meta = {
  title: 'Features/Article comments',
  component: ArticleComments,
  args: { articleId: '' },
  tags: ['!autodocs'],
  parameters: alive({ at, before: commentedArticle }),
  render: (_, { loaded }) => <ArticleComments articleId={arrangedFor<Found>(loaded).id} />,
} satisfies Meta<typeof ArticleComments>
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
  parameters: alive({ as: 'customer@chonoi.test', at, before: commentedArticle }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.type(await canvas.findByLabelText(t('comments:write')), 'Đọc xong muốn đi ngay.')
    await userEvent.click(canvas.getByRole('button', { name: t('comments:send') }))
    await expectSeen(canvas.findByText(t('comments:waiting')))
    await expect(canvas.getByLabelText(t('comments:write'))).toHaveValue('')
  },
}
