import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Article } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import ArticleVersionsDialog from './article-versions-dialog.tsx'

/** Writes an article and changes its title and a paragraph, so that there are two versions. */
async function writeTwice(api: ApiClient): Promise<Article> {
  const article = await unwrap(
    api.POST('/news', {
      body: {
        title: 'Chợ nổi mùa nước lên',
        slug: 'cho-noi-mua-nuoc-len',
        content:
          '<p>Ghe chở dưa hấu ra chợ từ bốn giờ sáng.</p><p>Cây bẹo treo món nào thì ghe bán món đó.</p><p>Khách lạ nên đi vỏ lãi.</p>',
      },
    }),
  )
  const body = {
    title: 'Chợ nổi mùa nước rút',
    content:
      '<p>Ghe chở khoai lang ra chợ từ bốn giờ sáng.</p><p>Cây bẹo treo món nào thì ghe bán món đó.</p><p>Nhớ mang áo phao.</p>',
  }
  return unwrap(api.PUT('/news/{id}', { params: { path: { id: article.id } }, body }))
}

const meta = {
  title: 'Features/Article versions',
  component: ArticleVersionsDialog,
  tags: ['!autodocs'],
  args: { articleId: '', isDirty: false, onRestored() {}, onClose() {} },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news', before: writeTwice }),
  render: (args, { loaded }) => <ArticleVersionsDialog {...args} articleId={arrangedFor<Article>(loaded).id} />,
} satisfies Meta<typeof ArticleVersionsDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Names both versions in the two lists. The pictures must not depend on the server's clock. */
async function stopTheClock(loaded: Record<string, unknown>) {
  const t = wordsOf(loaded)
  const lists = await screen.findAllByRole('combobox')
  for (const option of lists.flatMap((list) => within(list).getAllByRole('option')))
    option.textContent = t('newsManagement:versions.option', {
      ...{ number: Number(option.getAttribute('value')), time: '21/11/2026 09:41', name: 'Trần Thị Mai' },
    })
}

export const Compared: Story = {
  play: async ({ loaded }) => {
    await stopTheClock(loaded)
    await expectSeen(screen.findByText('khoai lang'))
  },
}

/** What isn't saved would be replaced, so the question says it. */
export const AskedBeforeRestoring: Story = {
  args: { isDirty: true },
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await stopTheClock(loaded)
    await userEvent.click(
      await screen.findByRole('button', { name: t('newsManagement:versions.restore', { number: 1 }) }),
    )
    await expectSeen(screen.findByText(t('newsManagement:versions.restoreOverUnsaved')))
  },
}
