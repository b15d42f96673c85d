import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { PreviewCard } from './preview-card.tsx'

const meta = {
  title: 'Overlays/PreviewCard',
  parameters: {
    docs: framedInDocs,
    english: {
      label: 'Ba’s boat',
      children: <Link href="#ghe-co-ba">Ba’s boat</Link>,
      content: (
        <Stack gap={2}>
          <strong>Ba’s boat</strong>
          <p>Mangoes, guavas and rose apples in season. Cái Răng, Cần Thơ.</p>
          <Link href="#danh-gia">128 reviews</Link>
        </Stack>
      ),
    },
  },
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
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('Ghe cô Ba', 'Ba’s boat') })).toHaveFocus()
    await waitFor(() => expect(screen.getByText(t(/Xoài, ổi, mận/, /Mangoes, guavas/))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(t(/Xoài, ổi, mận/, /Mangoes, guavas/))).toBeNull())
  },
}

export const Hovered: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    // Hover is ignored while the last input came from the keyboard.
    await fireEvent.pointerMove(document.body)
    await userEvent.hover(canvas.getByRole('link', { name: t('Ghe cô Ba', 'Ba’s boat') }))
    await waitFor(() => expect(screen.getByText(t(/Xoài, ổi, mận/, /Mangoes, guavas/))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(t(/Xoài, ổi, mận/, /Mangoes, guavas/))).toBeNull())
  },
}

export const Open: Story = {
  play: async ({ globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText(t(/Xoài, ổi, mận/, /Mangoes, guavas/))).toBeVisible())
  },
}
