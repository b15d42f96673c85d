import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
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
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(1)
    await expectSeen(canvas.findByRole('button', { name: t('newsManagement:categories.create') }))
  },
}

/** CAT-06: the handle's keys put a category into the one above it. */
export const MovedByKeys: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const handle = await canvas.findByRole('button', {
      name: t('newsManagement:categories.move', { name: 'Cẩm nang' }),
    })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    const collapse = t('newsManagement:categories.collapse', { name: 'Chuyện chợ' })
    await expectSeen(canvas.findByRole('button', { name: collapse }))
    handle.blur()
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
