import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: 'Những ưu đãi đặc sắc từ các gian hàng uy tín' },
  parameters: { english: { children: 'The best offers from trusted shops' } },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Levels: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        {([1, 2, 3, 4, 5, 6] as const).map((level) => (
          <Heading key={level} level={level}>
            {t('Cấp ', 'Level ')}
            {level}: ỮẶỂ
          </Heading>
        ))}
      </>
    )
  },
}

export const SmallLook: Story = {
  args: { level: 1, size: 18 },
  play: async ({ canvas }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: `${1.125 * rem}px` })
  },
}
