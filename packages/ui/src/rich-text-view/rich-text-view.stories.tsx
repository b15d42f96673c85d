import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { storyHtml } from '../rich-text/story-html.ts'
import { storyArticle, storyArticleInEnglish, storyPicture } from '../rich-text/story-article.ts'
import { RichTextView } from './rich-text-view.tsx'

const meta = {
  title: 'Inputs/RichTextView',
  component: RichTextView,
  args: { allowed: storyHtml, html: storyArticle },
} satisfies Meta<typeof RichTextView>
export default meta
type Story = StoryObj<typeof meta>

const articleNames = {
  vi: ['Chợ nổi Cái Răng lúc năm giờ', 'Cục Du lịch', 'lịch con nước', 'Ghe xoài treo cây bẹo'],
  en: ['Cái Răng floating market at five', 'tourism office', 'tide table', 'A boat of mangoes with its sample pole'],
} as const

export const Article: Story = {
  parameters: { english: { html: storyArticleInEnglish } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [title, elsewhere, here, picture] = articleNames[t('vi', 'en')]
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: elsewhere })).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(canvas.getByRole('link', { name: here })).not.toHaveAttribute('rel')
    await expect(canvas.getByRole('img', { name: picture })).toBeVisible()
  },
}

const hostile = (greeting: string, press: string) =>
  `<p onclick="document.title='x'" style="position:fixed;inset:0">${greeting}<script>document.title='x'</script>
      <img src="https://elsewhere.example/track.png" onerror="document.title='x'"><a href="javascript:document.title='x'">${press}</a>
      <iframe src="/"></iframe><form><input name="password"></form></p>`

export const Hostile: Story = {
  args: { html: hostile('Chào', 'bấm') },
  parameters: { english: { html: hostile('Hello', 'press') } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t('Chào', 'Hello'), { exact: false })).toBeVisible()
    await expect(canvasElement.querySelector('img, a, iframe, form, input, script, [style], [onclick]')).toBeNull()
  },
}

/** Headings can be linked to. */
export const WithAnchors: Story = {
  args: { html: '<h2>Đi lúc nào</h2><p>Sớm.</p><h3>Mùa nước nổi</h3><p>Tháng tám.</p>', hasAnchors: true },
  parameters: { english: { html: '<h2>When to go</h2><p>Early.</p><h3>The floods</h3><p>August.</p>' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const ids = t(
      { 'Đi lúc nào': 'section-di-luc-nao', 'Mùa nước nổi': 'section-mua-nuoc-noi' },
      { 'When to go': 'section-when-to-go', 'The floods': 'section-the-floods' },
    )
    for (const [name, id] of Object.entries(ids))
      await expect(canvas.getByRole('heading', { name })).toHaveAttribute('id', id)
  },
}

const pictureOf = (alt: string) => `<img src="${storyPicture}" alt="${alt}" width="640" height="240">`

/** The application knows the narrower versions of its pictures. */
export const NarrowerPictures: Story = {
  args: {
    html: pictureOf('Ghe xoài'),
    sourcesOf: ({ src, width }) => ({ srcSet: `${src} ${width}w`, sizes: '100vw' }),
  },
  parameters: {
    noScreenshot: 'It looks as the picture of Article.',
    english: { html: pictureOf('A boat of mangoes') },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const picture = canvas.getByRole('img', { name: t('Ghe xoài', 'A boat of mangoes') })
    await expect(picture).toHaveAttribute('srcset', `${storyPicture} 640w`)
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', '640')
  },
}

export const Empty: Story = { args: { html: '' }, parameters: { noScreenshot: 'It shows nothing.' } }

export const LongWords: Story = {
  args: {
    html: `<h2>${'ữ'.repeat(400)}</h2><p>${'nghiêng'.repeat(700)}</p><table><tr><td>${'a'.repeat(300)}</td><td>b</td></tr></table>`,
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const table = await canvas.findByRole('region', { name: t('Bảng', 'Table') })
    await expect(table).toHaveAttribute('tabindex', '0')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
