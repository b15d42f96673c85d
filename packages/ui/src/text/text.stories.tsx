import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Text } from './text.tsx'

const sentence = 'Chợ nổi họp từ tờ mờ sáng, ghe xuồng chở đầy trái cây: Ữ Ặ Ể không bị cắt mất dấu.'
const inEnglish = 'The floating market opens at first light, its boats full of fruit: Ữ Ặ Ể keep all their marks.'

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: sentence },
  parameters: { english: { children: inEnglish } },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Muted: Story = { args: { tone: 'muted', size: 14 } }

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        {([12, 13, 14, 16, 18, 20, 24, 30, 38] as const).map((size) => (
          <Text key={size} size={size}>
            {size}
            {t(' Giá tốt ở ỮẶỂ', ' A good price in ỮẶỂ')}
          </Text>
        ))}
      </>
    )
  },
}

export const Tones: Story = {
  render: () => (
    <>
      {(['default', 'muted', 'primary', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone} 125.000 ₫
        </Text>
      ))}
    </>
  ),
}

export const TwoLines: Story = {
  args: { lines: 2, children: `${sentence} `.repeat(20) },
  parameters: { english: { children: `${inEnglish} `.repeat(20) } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const text = canvas.getByText(t(/Chợ nổi/, /floating market/))
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(
      2 * Number.parseFloat(getComputedStyle(text).lineHeight) + 1,
    )
  },
}
