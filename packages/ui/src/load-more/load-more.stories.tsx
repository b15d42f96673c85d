import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { LoadMore } from './load-more.tsx'

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 20, total: 55, hasMore: true, onLoad: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  render: function Growing(args) {
    const [shown, setShown] = useState(20)
    const load = () => setShown(Math.min(55, shown + 20))
    return <LoadMore {...args} shown={shown} hasMore={shown < 55} onLoad={load} />
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: t('Tải thêm', 'Load more') })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Đang hiện 40/55', '40 of 55 shown'))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Automatic: Story = {
  args: { isAutomatic: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled())
  },
}

export const Uncounted: Story = { args: { total: undefined } }
export const Loading: Story = { args: { isLoading: true } }
export const Failed: Story = {
  args: { error: 'Không tải thêm được' },
  parameters: { english: { error: 'Could not load more' } },
}
export const Finished: Story = { args: { shown: 55, hasMore: false } }
