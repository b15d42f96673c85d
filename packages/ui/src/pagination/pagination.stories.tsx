import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 4, totalPages: 12, onPage: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** At most five page buttons, from two before the current page. */
export const Buttons: Story = {
  parameters: { requirements: ['LIST-07'] },
  play: async ({ args, canvas, userEvent }) => {
    const numbers = canvas.getAllByRole('button').slice(1, -1)
    await expect(numbers.map((button) => button.textContent)).toEqual(['2', '3', '4', '5', '6'])
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4')
    await userEvent.click(canvas.getByRole('button', { name: /5/ }))
    await expect(args.onPage).toHaveBeenLastCalledWith(5)
    await userEvent.click(canvas.getByRole('button', { name: /Trang trước|Previous page/ }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
  },
}

export const Links: Story = {
  args: { getHref: (page) => `?page=${page}`, summary: 'Hiển thị 61 - 80 trong tổng số 231 kết quả' },
  parameters: { english: { summary: 'Showing 61 - 80 of 231 results' } },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: /Trang sau|Next page/ })
    await expect(next).toHaveAttribute('href', '?page=5')
    await expect(next).toHaveAttribute('rel', 'next')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(5)
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Trang trước|Previous page/ })).toBeDisabled()
  },
}

export const LastPageOfLinks: Story = {
  args: { page: 12, getHref: (page) => `?page=${page}` },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: /Trang sau|Next page/ })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).not.toHaveAttribute('href')
  },
}

export const Compact: Story = {
  args: { compactText: 'Trang 4 / 12', previousLabel: 'Trước', nextLabel: 'Sau' },
  parameters: { english: { compactText: 'Page 4 / 12', previousLabel: 'Previous', nextLabel: 'Next' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t('Trang 4 / 12', 'Page 4 / 12'))).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const KeepsFocus: Story = {
  render: function Moving(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPage={setPage} />
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: /Trang sau|Next page/ })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('6')
    await expect(next).toHaveFocus()
  },
}
