import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ProductCategoriesScreen } from './product-categories-screen.tsx'

const as = 'admin@chonoi.test'
const at = '/admin/categories'
const meta = {
  title: 'Features/Product categories',
  component: ProductCategoriesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at }),
} satisfies Meta<typeof ProductCategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3)
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('productCategories:create') }))
  },
}

/** A move by keys is kept. */
export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = (await canvas.findAllByRole('row')).filter((row) => row.ariaLevel === '1')
    const name = second?.ariaLabel ?? ''
    second?.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveAttribute('aria-label', name))
    await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus())
    canvas.getByRole('row', { name }).blur()
  },
}

/** The slug follows the name. */
export const Creating: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('productCategories:create') }))
    const name = await screen.findByRole('textbox', { name: t('productCategories:name') })
    await userEvent.type(name, 'Đồ gỗ mỹ nghệ')
    const slug = screen.getByRole('textbox', { name: new RegExp(`^${t('productCategories:slug')}`) })
    await expect(slug).toHaveValue('do-go-my-nghe')
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: `${at}?search=khong-co-gi` }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('productCategories:noMatch')))
  },
}
