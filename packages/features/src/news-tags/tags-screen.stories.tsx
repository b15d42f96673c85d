import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TagsScreen } from './tags-screen.tsx'

const as = 'admin@chonoi.test'
const meta = {
  title: 'Features/News tags',
  component: TagsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/news/tags' }),
} satisfies Meta<typeof TagsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^\/[a-z-]+$/)).length).toBeGreaterThan(3)
  },
}

/** A new tag: the slug follows the name, and the list finds it. */
export const Added: Story = {
  parameters: alive({ as, at: '/admin/news/tags?search=ghe+bau' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const add = canvas.getAllByRole('button', { name: t('newsTags:add') })[0] as HTMLElement
    await userEvent.click(add)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(t('newsTags:field.name'), { exact: false }), 'Ghe bầu')
    await expect(dialog.getByLabelText(t('newsTags:field.slug'), { exact: false })).toHaveValue('ghe-bau')
    await userEvent.click(dialog.getByRole('button', { name: t('common:action.save') }))
    await expectSeen(canvas.findByText('/ghe-bau'))
    // The message lies over the button to which the focus returns, and its ring would show beside it.
    await waitFor(() => expect(add).toHaveFocus())
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
  },
}

/** Without a tag to merge into, the field says so. */
export const Merging: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const name = new RegExp(`^${t('newsTags:action.merge', { name: '' }).trim()}`)
    const [merge] = await canvas.findAllByRole('button', { name })
    if (!merge) throw new Error('There is no tag.')
    await userEvent.click(merge)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('newsTags:merge.submit') }))
    await waitFor(() => expect(dialog.getByRole('combobox')).toBeInvalid())
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/news/tags?search=zzzzqqqq' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('newsTags:noMatch')))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/news/tags' }),
  play: async ({ loaded }) => {
    const refusals = await screen.findAllByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') })
    await expect(refusals.length).toBeGreaterThan(0)
  },
}
