import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AuthorsScreen } from './authors-screen.tsx'

const as = 'admin@chonoi.test'
const meta = {
  title: 'Features/News authors',
  component: AuthorsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/news/authors' }),
} satisfies Meta<typeof AuthorsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Lê Hạnh Nguyên')).length).toBeGreaterThan(0)
  },
}

/** A new author: the slug follows the name, and the list shows them. */
export const Added: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(canvas.getByRole('button', { name: t('newsAuthors:add') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(t('newsAuthors:field.displayName'), { exact: false }), 'Út Khanh')
    await expect(dialog.getByLabelText(t('newsAuthors:field.slug'), { exact: false })).toHaveValue('ut-khanh')
    await userEvent.click(dialog.getByRole('button', { name: t('common:action.save') }))
    await expectSeen(canvas.findByText('Út Khanh'))
    // The message lies over the button to which the focus returns, and its ring would show beside it.
    await waitFor(() => expect(canvas.getByRole('button', { name: t('newsAuthors:add') })).toHaveFocus())
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/news/authors' }),
  play: async ({ loaded }) => {
    const refusals = await screen.findAllByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') })
    await expect(refusals.length).toBeGreaterThan(0)
  },
}
