import { unwrap } from '@chonoi/api-client'
import type { NewsMedia } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { renderScreen, type ShownScreen } from '../../test-support/render-screen.tsx'
import { EditArticleScreen } from './article-editor-screen.tsx'
import { MediaScreen } from './media-screen.tsx'

const setting = { words: ['newsManagement', 'news', 'forms'], as: 'admin@chonoi.test' } as const
const open = () => renderScreen(<MediaScreen />, { ...setting, address: '/admin/news/media' })

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 36)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 36)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
function offer({ screen }: ShownScreen, file: File) {
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no upload.')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
/** The picture in the library; while it is uploaded, a button of the upload carries its name as well. */
const tile = ({ screen }: ShownScreen, name: RegExp) =>
  screen.getByRole('list', { name: 'Media library' }).getByRole('button', { name })
const listed = async ({ connection }: ShownScreen, search: string): Promise<readonly NewsMedia[]> =>
  (await unwrap(connection.api.GET('/news/media', { params: { query: { search } } }))).data

test('media library: uploads a picture, describes it, and deletes it', async () => {
  const shown = await open()
  offer(shown, await picture('ghe-hoa.png'))
  await tile(shown, /ghe-hoa\.png/).click()
  const dialog = shown.screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Ghe bán hoa')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await listed(shown, 'ghe ban hoa')).length).toBe(1)
  await tile(shown, /ghe-hoa\.png/).click()
  await shown.screen.getByRole('dialog').getByRole('button', { name: 'Delete picture' }).click()
  await shown.screen.getByRole('alertdialog').getByRole('button', { name: 'Delete picture' }).click()
  await expect.poll(async () => (await listed(shown, 'ghe ban hoa')).length).toBe(0)
})

test('media library: a picture chosen in the editor becomes the featured image and then can’t be deleted', async () => {
  const shown = await open()
  offer(shown, await picture('cho-som.png'))
  await expect.element(tile(shown, /cho-som\.png/)).toBeVisible()
  const body = { title: 'Chợ sớm', slug: `cho-som-${Date.now()}`, content: '<p>Sáng</p>' }
  const article = await unwrap(shown.connection.api.POST('/news', { body }))
  await shown.screen.unmount()
  const editor = await renderScreen(<EditArticleScreen articleId={article.id} />, setting)
  await editor.screen.getByRole('tab', { name: 'SEO & Media' }).click()
  await editor.screen.getByRole('button', { name: 'Choose from the library' }).click()
  await editor.screen
    .getByRole('dialog')
    .getByRole('button', { name: /cho-som\.png/ })
    .click()
  await expect.element(editor.screen.getByRole('img', { name: 'Featured image' })).toBeVisible()
  await editor.screen.getByRole('button', { name: 'Save Draft', exact: true }).click()
  await expect.poll(async () => (await listed(editor, 'cho-som'))[0]?.articleCount).toBe(1)
  await editor.screen.unmount()
  const library = await open()
  await tile(library, /cho-som\.png/).click()
  const dialog = library.screen.getByRole('dialog')
  await expect.element(dialog.getByRole('link', { name: 'Chợ sớm' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Delete picture' })).toHaveAttribute('aria-disabled', 'true')
})
