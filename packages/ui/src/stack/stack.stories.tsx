import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: { children: ['Xoài', 'Mít', 'Chôm chôm'].map((fruit) => <span key={fruit}>{fruit}</span>) },
  parameters: {
    english: { children: ['Mangoes', 'Jackfruit', 'Rambutans'].map((fruit) => <span key={fruit}>{fruit}</span>) },
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}

export const Row: Story = {
  args: { direction: 'row', gap: 6 },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [first, second] = [t('Xoài', 'Mangoes'), t('Mít', 'Jackfruit')].map((fruit) =>
      canvas.getByText(fruit).getBoundingClientRect(),
    )
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(Math.round((second as DOMRect).left - (first as DOMRect).right)).toBe(1.5 * rem)
  },
}

export const Between: Story = { args: { direction: 'row', justify: 'between' } }
export const AsList: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack as="ul" gap={1}>
        <li>{t('Xoài', 'Mangoes')}</li>
        <li>{t('Mít', 'Jackfruit')}</li>
      </Stack>
    )
  },
}
