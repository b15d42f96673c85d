import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyHtml } from '../rich-text/story-html.ts'
import { storyArticle } from '../rich-text/story-article.ts'
import { RichTextView } from './rich-text-view.tsx'

const meta = {
  title: 'Inputs/RichTextView',
  component: RichTextView,
  args: { allowed: storyHtml, html: storyArticle },
} satisfies Meta<typeof RichTextView>
export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chợ nổi Cái Răng lúc năm giờ' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Cục Du lịch' })).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(canvas.getByRole('link', { name: 'lịch con nước' })).not.toHaveAttribute('rel')
    await expect(canvas.getByRole('img', { name: 'Ghe xoài treo cây bẹo' })).toBeVisible()
  },
}

export const Hostile: Story = {
  args: {
    html: `<p onclick="document.title='x'" style="position:fixed;inset:0">Chào<script>document.title='x'</script>
      <img src="https://elsewhere.example/track.png" onerror="document.title='x'"><a href="javascript:document.title='x'">bấm</a>
      <iframe src="/"></iframe><form><input name="password"></form></p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chào', { exact: false })).toBeVisible()
    await expect(canvasElement.querySelector('img, a, iframe, form, input, script, [style], [onclick]')).toBeNull()
  },
}

export const Empty: Story = { args: { html: '' }, parameters: { noScreenshot: 'It shows nothing.' } }

export const LongWords: Story = {
  args: {
    html: `<h2>${'ữ'.repeat(400)}</h2><p>${'nghiêng'.repeat(700)}</p><table><tr><td>${'a'.repeat(300)}</td><td>b</td></tr></table>`,
  },
  play: async ({ canvas, globals }) => {
    const table = await canvas.findByRole('region', { name: globals.locale === 'en' ? 'Table' : 'Bảng' })
    await expect(table).toHaveAttribute('tabindex', '0')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
