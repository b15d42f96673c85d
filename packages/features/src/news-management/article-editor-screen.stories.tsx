import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NewArticleScreen } from './article-editor-screen.tsx'

const meta = {
  title: 'Features/Article editor',
  component: NewArticleScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news/new' }),
} satisfies Meta<typeof NewArticleScreen>
export default meta
type Story = StoryObj<typeof meta>

/** EDITOR-17..30: the slug follows the title, and what is missing is listed. */
export const TitleTyped: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const title = await canvas.findByRole('textbox', { name: new RegExp(`^${t('newsManagement:field.title')}`) })
    await userEvent.type(title, 'Áo thun Đà Lạt')
    const slug = canvas.getByRole('textbox', { name: new RegExp(`^${t('newsManagement:field.slug')}`) })
    await expect(slug).toHaveValue('ao-thun-da-lat')
    await expectSeen(canvas.findByText(t('newsManagement:editor.fixErrors')))
    const saved = t('newsManagement:autosave.saved', { time: '' }).trim()
    const line = await canvas.findByText(new RegExp(saved), {}, { timeout: 30_000 })
    // The picture must not depend on the clock.
    line.textContent = t('newsManagement:autosave.saved', { time: '09:41' })
  },
}

export const Settings: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('tab', { name: t('newsManagement:editor.tab.settings') }))
    const status = await canvas.findByRole('combobox', { name: t('newsManagement:field.status') })
    const publishedAt = { name: t('newsManagement:field.publishedAt') }
    await expect(canvas.queryByRole('group', publishedAt)).toBeNull()
    await userEvent.selectOptions(status, 'PUBLISHED')
    await expectSeen(canvas.findByRole('group', publishedAt))
  },
}
