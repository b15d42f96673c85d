import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Link } from '../link/link.tsx'
import { FocusRing } from './focus-ring.tsx'

const meta = {
  title: 'Foundations/FocusRing',
  component: FocusRing,
  args: {
    children: (
      <Card>
        <Link href="#ghe" variant="plain">
          Ghe xoài của cô Ba
        </Link>
      </Card>
    ),
  },
  parameters: {
    english: {
      children: (
        <Card>
          <Link href="#ghe" variant="plain">
            Ba’s mango boat
          </Link>
        </Card>
      ),
    },
  },
} satisfies Meta<typeof FocusRing>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ring = canvasElement.querySelector('.ui-focus-ring') as Element
    await expect(getComputedStyle(ring).outlineStyle).toBe('none')
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(getComputedStyle(ring).outlineWidth).toBe('2px')
    await expect(getComputedStyle(ring).outlineStyle).toBe('solid')
  },
}

export const Inset: Story = {
  args: { isInset: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const ring = canvasElement.querySelector('.ui-focus-ring') as Element
    await expect(getComputedStyle(ring).outlineOffset).toBe('-2px')
  },
}
