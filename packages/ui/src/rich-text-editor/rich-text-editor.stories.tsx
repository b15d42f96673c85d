import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { storyArticle, storyArticleInEnglish, storyPicture } from '../rich-text/story-article.ts'
import { storyHtml } from '../rich-text/story-html.ts'
import { RichTextEditor, type UploadPicture } from './rich-text-editor.tsx'
import { richTextWords } from './rich-text-words.ts'

const meta = {
  title: 'Inputs/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Nội dung', name: 'content', allowed: storyHtml, onChange: fn(), placeholder: 'Kể chuyện chợ…' },
  parameters: { english: { label: 'Content', placeholder: 'Tell a market story…' } },
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const wordsIn = (globals: { locale?: unknown }) => richTextWords[globals.locale === 'en' ? 'en' : 'vi']
async function findBox(canvas: Canvas) {
  await canvas.findByRole('toolbar')
  return canvas.getByRole('textbox', { name: /^(Nội dung|Content)$/ })
}
const stored = () => document.querySelector<HTMLInputElement>('input[name="content"]')?.value

/** Types as a keyboard does: the browser itself changes the text at the cursor. */
function type(text: string) {
  document.execCommand('insertText', false, text)
}

async function selectAll(box: HTMLElement) {
  box.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(document.getSelection()?.containsNode(box.lastChild ?? box, true)).toBe(true))
}

function paste(box: HTMLElement, kinds: Record<string, string>, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  for (const [kind, data] of Object.entries(kinds)) clipboardData.setData(kind, data)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const Writing: Story = {
  play: async ({ args, canvas, globals }) => {
    const words = wordsIn(globals)
    const fruit = textsIn(globals)('Xoài cát', 'Mangoes')
    const box = await findBox(canvas)
    await expect(box).toHaveAttribute('aria-multiline', 'true')
    await expect(box).toHaveAccessibleDescription(words.toolbarHint)
    box.focus()
    type(fruit)
    await waitFor(() => expect(stored()).toBe(`<p>${fruit}</p>`))
    await selectAll(box)
    await userEvent.click(canvas.getByRole('button', { name: words.bold }))
    await waitFor(() => expect(stored()).toBe(`<p><strong>${fruit}</strong></p>`))
    await expect(canvas.getByRole('button', { name: words.bold, pressed: true })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.blockKind }), '2')
    await waitFor(() => expect(stored()).toBe(`<h2><strong>${fruit}</strong></h2>`))
    await userEvent.click(canvas.getByRole('button', { name: words.undo }))
    await expect(args.onChange).toHaveBeenLastCalledWith(`<p><strong>${fruit}</strong></p>`)
  },
}

export const Keyboard: Story = {
  args: { defaultValue: '<p>Cam</p>' },
  parameters: { english: { defaultValue: '<p>Oranges</p>' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const words = wordsIn(globals)
    const box = await findBox(canvas)
    await selectAll(box)
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    const bar = within(canvas.getByRole('toolbar', { name: words.toolbar }))
    await waitFor(() => expect(bar.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(bar.getByRole('button', { name: words.bold })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stored()).toBe(t('<p><strong>Cam</strong></p>', '<p><strong>Oranges</strong></p>')))
    await expect(bar.getByRole('button', { name: words.bold })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(bar.getByRole('button', { name: words.source })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
  },
}

/** Tab leaves the text in lists and tables too. */
export const TabLeaves: Story = {
  args: { defaultValue: '<ul><li><p>Một</p></li><li><p>Hai</p></li></ul>' },
  parameters: { english: { defaultValue: '<ul><li><p>One</p></li><li><p>Two</p></li></ul>' } },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <RichTextEditor {...args} />
        <button type="button">{t('Sau', 'Next')}</button>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = await findBox(canvas)
    box.focus()
    document.getSelection()?.collapse(box.querySelector('li:last-child p') as Node, 1)
    await canvas.findByRole('button', { name: wordsIn(globals).indent })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('Sau', 'Next') })).toHaveFocus()
    await expect(box.querySelectorAll('ul')).toHaveLength(1)
    box.focus()
    await userEvent.keyboard('{Control>}]{/Control}')
    await waitFor(() =>
      expect(stored()).toBe(
        t(
          '<ul><li><p>Một</p><ul><li><p>Hai</p></li></ul></li></ul>',
          '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>',
        ),
      ),
    )
  },
}

export const Links: Story = {
  args: { defaultValue: '<p>lịch con nước</p>' },
  parameters: { english: { defaultValue: '<p>tide table</p>' } },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const text = textsIn(globals)('lịch con nước', 'tide table')
    const box = await findBox(canvas)
    await selectAll(box)
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: words.link }))
    const address = dialog.getByLabelText(new RegExp(words.linkAddress))
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(address).toBeInvalid()
    await userEvent.clear(address)
    await userEvent.type(address, 'chonoi.vn/nuoc{Enter}')
    await waitFor(() =>
      expect(stored()).toBe(`<p><a href="https://chonoi.vn/nuoc" rel="noopener nofollow ugc">${text}</a></p>`),
    )
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: words.link, pressed: true }))
    await userEvent.click(await screen.findByRole('button', { name: words.linkRemove }))
    await waitFor(() => expect(stored()).toBe(`<p>${text}</p>`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Tables: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const box = await findBox(canvas)
    box.focus()
    await userEvent.click(canvas.getByRole('button', { name: words.tableInsert }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.tableInsert }))
    await waitFor(() => expect(within(box).getAllByRole('row')).toHaveLength(3))
    await expect(within(box).getAllByRole('columnheader')).toHaveLength(3)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: words.undo }))
    await waitFor(() => expect(box.querySelector('table')).toBeNull())
  },
}

const priceTable = (item: string, price: string, fruit: string) =>
  `<table><tr><th>${item}</th><th>${price}</th></tr><tr><td>${fruit}</td><td>30</td></tr></table>`

export const ChangesOfTables: Story = {
  args: { defaultValue: priceTable('Món', 'Giá', 'Cam') },
  parameters: { english: { defaultValue: priceTable('Item', 'Price', 'Oranges') } },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const price = textsIn(globals)('Giá', 'Price')
    const box = await findBox(canvas)
    box.focus()
    document.getSelection()?.collapse(box.querySelector('th p')?.firstChild as Node, 1)
    await userEvent.click(await canvas.findByRole('button', { name: words.tableEdit }))
    await userEvent.click(await screen.findByRole('menuitem', { name: words.columnDelete }))
    await waitFor(() =>
      expect(stored()).toBe(
        `<table><tbody><tr><th><p>${price}</p></th></tr><tr><td><p>30</p></td></tr></tbody></table>`,
      ),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const keepPicture: UploadPicture = () => Promise.resolve({ src: storyPicture, width: 640, height: 240 })

export const Pictures: Story = {
  args: { uploadPicture: fn(keepPicture) },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const alt = textsIn(globals)('Ghe xoài', 'A boat of mangoes')
    await findBox(canvas)
    await userEvent.click(canvas.getByRole('button', { name: words.picture }))
    const dialog = within(await screen.findByRole('dialog', { name: words.picture }))
    await userEvent.click(dialog.getByRole('button', { name: words.pictureInsert }))
    await dialog.findByText(words.pictureFileMissing)
    await userEvent.upload(
      dialog.getByLabelText<HTMLInputElement>(new RegExp(words.pictureFile)),
      new File(['x'], 'ghe.png', { type: 'image/png' }),
    )
    await userEvent.type(dialog.getByLabelText(words.pictureAlt), alt)
    await userEvent.click(dialog.getByRole('button', { name: words.pictureInsert }))
    await waitFor(() => expect(stored()).toContain(`<img src="${storyPicture}" alt="${alt}" width="640" height="240">`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const choosePicture = (alt: string) => () => Promise.resolve({ src: storyPicture, width: 640, height: 240, alt })

export const PictureOfLibrary: Story = {
  args: {
    uploadPicture: fn(keepPicture),
    choosePicture: choosePicture('Ghe dưa'),
  },
  parameters: { english: { choosePicture: choosePicture('A boat of melons') } },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const alt = textsIn(globals)('Ghe dưa', 'A boat of melons')
    await findBox(canvas)
    await userEvent.click(canvas.getByRole('button', { name: words.picture }))
    const dialog = within(await screen.findByRole('dialog', { name: words.picture }))
    await userEvent.click(dialog.getByRole('button', { name: words.pictureLibrary }))
    await waitFor(() => expect(stored()).toContain(`<img src="${storyPicture}" alt="${alt}" width="640" height="240">`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Copied from another page, with its data address: the file itself is uploaded. */
export const PictureFromAnotherPage: Story = {
  args: { uploadPicture: fn(keepPicture) },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const box = await findBox(canvas)
    const alt = textsIn(globals)('Ghe', 'Boat')
    const html = `<meta charset="utf-8"><img src="data:image/png;base64,AAAA" alt="${alt}">`
    paste(box, { 'text/html': html }, [new File(['x'], 'image.png', { type: 'image/png' })])
    const dialog = within(await screen.findByRole('dialog', { name: words.picture }))
    await waitFor(() => expect(dialog.getByText('image.png')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: words.pictureInsert }))
    await waitFor(() => expect(stored()).toContain(`<img src="${storyPicture}"`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText(words.picturesLeftOut(1))).toBeNull()
  },
}

export const PictureUploadFails: Story = {
  args: { uploadPicture: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    await findBox(canvas)
    await userEvent.click(canvas.getByRole('button', { name: words.picture }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(
      dialog.getByLabelText<HTMLInputElement>(new RegExp(words.pictureFile)),
      new File(['x'], 'ghe.png', { type: 'image/png' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: words.pictureInsert }))
    await dialog.findByText(words.pictureFailed)
    await waitFor(() => expect(dialog.getByText('ghe.png')).toBeVisible())
  },
}

export const PastedFromWord: Story = {
  play: async ({ canvas, globals }) => {
    const [mango, orange] = textsIn(globals)(['Xoài', 'Cam'], ['Mangoes', 'Oranges'])
    const box = await findBox(canvas)
    box.focus()
    paste(box, {
      'text/plain': `${mango} ${orange}`,
      'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><style>p{color:red}</style><body>
        <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span><b>${mango}</b><o:p></o:p></p>
        <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${orange}<img src="file:///C:/a.png"></p></body></html>`,
    })
    await waitFor(() =>
      expect(stored()).toBe(`<ul><li><p><strong>${mango}</strong></p></li><li><p>${orange}</p></li></ul>`),
    )
    await waitFor(() =>
      expect(document.querySelector("[data-live-region='assertive']")).toHaveTextContent(
        wordsIn(globals).picturesLeftOut(1),
      ),
    )
  },
}

/** A picture by a data address isn't kept, wherever it is put; what was left out is said until it is closed or mended. */
export const PictureByDataAddress: Story = {
  args: { defaultValue: '<p>Cam</p>' },
  parameters: { english: { defaultValue: '<p>Oranges</p>' } },
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    const fruit = textsIn(globals)('Cam', 'Oranges')
    await findBox(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: words.source }))
    const source = canvas.getByRole('textbox', { name: words.sourceLabel })
    await userEvent.clear(source)
    await userEvent.type(source, `<p>${fruit}<img src="data:image/png;base64,AAAA"></p>`)
    await waitFor(() => expect(stored()).toBe(`<p>${fruit}</p>`))
    await expect(canvas.getByText(words.picturesLeftOut(1))).toBeVisible()
    await userEvent.clear(source)
    await waitFor(() => expect(canvas.queryByText(words.picturesLeftOut(1))).toBeNull())
    await userEvent.type(source, `<p>${fruit}<img src="data:image/png;base64,AAAA"></p>`)
    await expect(canvas.getByText(words.picturesLeftOut(1))).toBeVisible()
  },
}

export const PastedLink: Story = {
  args: { defaultValue: '<p>lịch nước</p>' },
  parameters: { english: { defaultValue: '<p>tide table</p>' } },
  play: async ({ canvas, globals }) => {
    const box = await findBox(canvas)
    await selectAll(box)
    paste(box, { 'text/plain': 'https://chonoi.vn/nuoc' })
    await waitFor(() => expect(stored()).toContain('<a href="https://chonoi.vn/nuoc"'))
    await expect(stored()).toContain(textsIn(globals)('lịch nước', 'tide table'))
  },
}

export const Source: Story = {
  args: { defaultValue: '<h2>Giá</h2><p>Cam</p>' },
  parameters: { english: { defaultValue: '<h2>Prices</h2><p>Oranges</p>' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const words = wordsIn(globals)
    await findBox(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: words.source }))
    const source = canvas.getByRole('textbox', { name: words.sourceLabel })
    await expect(source).toHaveValue(t('<h2>Giá</h2>\n<p>Cam</p>\n', '<h2>Prices</h2>\n<p>Oranges</p>\n'))
    await expect(canvas.getByRole('button', { name: words.bold })).toBeDisabled()
    const [kind, fruit] = t(['Quýt', 'hồng'], ['Pink', 'tangerines'])
    await userEvent.clear(source)
    await userEvent.type(source, `<p onclick="x()">${kind} <b>${fruit}</b></p><script>x()</script>`)
    await expect(stored()).toBe(`<p>${kind} <strong>${fruit}</strong></p>`)
    await userEvent.click(canvas.getByRole('button', { name: words.source }))
    await expect(await findBox(canvas)).toHaveTextContent(`${kind} ${fruit}`)
  },
}

/** Types as on macOS, Linux, Android and iOS, where a syllable is composed until it is complete. */
function compose(box: HTMLElement, steps: readonly string[]) {
  const text = document.getSelection()?.anchorNode as Text
  const before = text.data
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }))
  for (const step of steps) {
    box.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: step }))
    text.data = before + step
    document.getSelection()?.collapse(text, text.data.length)
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: step }))
  }
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }))
}

function HandedBack(props: React.ComponentProps<typeof RichTextEditor>) {
  const [html, setHtml] = useState('<p>chợ</p>')
  return <RichTextEditor {...props} value={html} onChange={setHtml} />
}

/** Typed in Vietnamese in both languages, as is the next. */
export const TelexByComposition: Story = {
  render: (args) => <HandedBack {...args} />,
  play: async ({ canvas }) => {
    const box = await findBox(canvas)
    box.focus()
    document.getSelection()?.collapse(box.querySelector('p')?.firstChild as Node, 3)
    compose(box, ['n', 'nô', 'nôi', 'nổi'])
    await waitFor(() => expect(stored()).toBe('<p>chợnổi</p>'))
    await expect(document.getSelection()?.anchorOffset).toBe(6)
  },
}

/** Types as Unikey does on Windows: letters are deleted and typed again. */
export const VniByReplacing: Story = {
  play: async ({ canvas }) => {
    const box = await findBox(canvas)
    box.focus()
    type('duong')
    for (const step of ['đuong', 'đương', 'đường']) {
      for (let back = 0; back < 5; back += 1) document.execCommand('delete')
      type(step)
    }
    await waitFor(() => expect(stored()).toBe('<p>đường</p>'))
  },
}

export const WithCounter: Story = {
  args: { characterLimit: 20, defaultValue: '<p>Xoài <strong>cát</strong></p>' },
  parameters: { english: { defaultValue: '<p>So <strong>tasty</strong></p>' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = await findBox(canvas)
    await expect(box).toHaveAccessibleDescription(new RegExp(t('8/20 ký tự', '8 of 20 characters')))
  },
}

export const Article: Story = {
  args: { defaultValue: storyArticle },
  parameters: { english: { defaultValue: storyArticleInEnglish } },
}
export const WithError: Story = {
  args: { isRequired: true, error: 'Nội dung không được để trống', help: 'Bài dưới 5.000 chữ' },
  parameters: { english: { error: 'The content can’t be empty', help: 'Fewer than 5,000 words' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = await findBox(canvas)
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(t(/Nội dung không được để trống/, /The content can’t be empty/))
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: '<p>Không sửa được</p>' },
  parameters: { english: { defaultValue: '<p>Can’t be edited</p>' } },
}
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: storyArticle },
  parameters: { english: { defaultValue: storyArticleInEnglish } },
}
export const LongWords: Story = {
  args: { defaultValue: `<p>${'nghiêng'.repeat(700)}</p><p dir="rtl">مرحبا بالعالم 🥭🥭</p>` },
  play: async ({ canvas }) => {
    await findBox(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
