import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NewsCategoriesScreen } from './news-categories-screen.tsx'

const as = 'admin@chonoi.test'
const meta = {
  title: 'Features/News categories',
  component: NewsCategoriesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/news/categories' }),
} satisfies Meta<typeof NewsCategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1)
    await expectSeen(canvas.findByRole('button', { name: t('newsManagement:categories.create') }))
  },
}

/** CAT-06: Alt with an arrow key puts a category into the one above it, and the focus stays on it. */
export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: 'Cẩm nang' })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Cẩm nang' })).toHaveAttribute('aria-level', '2'))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Cẩm nang' })).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Cẩm nang' })).toHaveAttribute('aria-level', '1'))
    canvas.getByRole('row', { name: 'Cẩm nang' }).blur()
  },
}

/** CAT-05, CAT-08, CAT-09: the slug follows the name. */
export const Creating: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('newsManagement:categories.create') }))
    const name = await screen.findByRole('textbox', { name: new RegExp(`^${t('newsManagement:category.name')}`) })
    await expect(screen.getByRole('button', { name: t('common:action.save') })).toBeDisabled()
    await userEvent.type(name, 'Làng nghề Đồng bằng')
    const slug = screen.getByRole('textbox', { name: new RegExp(`^${t('newsManagement:category.slug')}`) })
    await expect(slug).toHaveValue('lang-nghe-dong-bang')
  },
}

/** A category gets a picture of the media library, shown in its dialog before it is saved. */
export const WithPicture: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('newsManagement:categories.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('newsManagement:category.newTitle') }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${t('newsManagement:category.name')}`) }),
      'Ghe',
    )
    await userEvent.click(dialog.getByRole('button', { name: t('newsManagement:media.fromLibrary') }))
    const library = within(await screen.findByRole('dialog', { name: t('newsManagement:media.choose') }))
    const [first] = await library.findAllByRole('button', { name: /\.webp/ })
    if (!first) throw new Error('The library is empty.')
    await userEvent.click(first)
    await expectSeen(dialog.findByRole('img', { name: t('newsManagement:category.image') }))
    await expectSeen(dialog.findByRole('button', { name: t('newsManagement:editor.removeImage') }))
  },
}
