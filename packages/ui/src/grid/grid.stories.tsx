import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Card } from '../card/card.tsx'
import { Grid } from './grid.tsx'

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  args: { children: Array.from({ length: 10 }, (_, index) => <Card key={index}>Ô {index + 1}</Card>) },
  parameters: {
    english: { children: Array.from({ length: 10 }, (_, index) => <Card key={index}>Cell {index + 1}</Card>) },
  },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  args: { columns: { base: 2, sm: 3, md: 4, lg: 5 } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const columns = getComputedStyle(
      canvas.getByText(t('Ô 1', 'Cell 1')).closest('.ui-grid') as HTMLElement,
    ).gridTemplateColumns.split(' ')
    const wide = (query: string) => matchMedia(query).matches
    const expected = wide('(min-width: 1200px)')
      ? 5
      : wide('(min-width: 900px)')
        ? 4
        : wide('(min-width: 600px)')
          ? 3
          : 2
    await expect(columns).toHaveLength(expected)
  },
}

export const Fit: Story = { args: { fit: 'sm', gap: 2 } }
