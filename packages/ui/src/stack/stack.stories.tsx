import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: { children: ['Xoài', 'Mít', 'Chôm chôm'].map((fruit) => <span key={fruit}>{fruit}</span>) },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}

export const Row: Story = {
  args: { direction: 'row', gap: 6 },
  play: async ({ canvas }) => {
    const [first, second] = ['Xoài', 'Mít'].map((fruit) => canvas.getByText(fruit).getBoundingClientRect())
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(Math.round((second as DOMRect).left - (first as DOMRect).right)).toBe(1.5 * rem)
  },
}

export const Between: Story = { args: { direction: 'row', justify: 'between' } }
export const AsList: Story = {
  render: () => (
    <Stack as="ul" gap={1}>
      <li>Xoài</li>
      <li>Mít</li>
    </Stack>
  ),
}
