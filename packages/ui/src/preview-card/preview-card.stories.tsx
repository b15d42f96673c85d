import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { PreviewCard } from './preview-card.tsx'

const meta = {
  title: 'Overlays/PreviewCard',
  parameters: { docs: framedInDocs },
  component: PreviewCard,
  args: {
    label: 'Ghe cô Ba',
    delay: 0,
    children: <Link href="#ghe-co-ba">Ghe cô Ba</Link>,
    content: (
      <Stack gap={2}>
        <strong>Ghe cô Ba</strong>
        <p>Xoài, ổi, mận theo mùa. Cái Răng, Cần Thơ.</p>
        <Link href="#danh-gia">128 đánh giá</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof PreviewCard>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ghe cô Ba' })).toHaveFocus()
    await waitFor(() => expect(screen.getByText(/Xoài, ổi, mận/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/Xoài, ổi, mận/)).toBeNull())
  },
}

export const Hovered: Story = {
  play: async ({ canvas }) => {
    // Hover is ignored while the last input came from the keyboard.
    await fireEvent.pointerMove(document.body)
    await userEvent.hover(canvas.getByRole('link', { name: 'Ghe cô Ba' }))
    await waitFor(() => expect(screen.getByText(/Xoài, ổi, mận/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/Xoài, ổi, mận/)).toBeNull())
  },
}

export const Open: Story = {
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText(/Xoài, ổi, mận/)).toBeVisible())
  },
}
