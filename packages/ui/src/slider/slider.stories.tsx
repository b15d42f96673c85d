import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { expectSliderKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Slider } from './slider.tsx'

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: {
    label: 'Bán kính giao hàng',
    name: 'radius',
    min: 0,
    max: 50,
    step: 5,
    defaultValue: 10,
    format: (value: number) => `${value} km`,
    onChange: fn(),
  },
  parameters: { english: { label: 'Delivery radius' } },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const slider = canvas.getByRole('slider', { name: t('Bán kính giao hàng', 'Delivery radius') })
    await expectSliderKeyboard(slider)
    await expect(slider).toHaveAttribute('aria-valuetext', '10 km')
    await fireEvent.change(slider, { target: { value: '25' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(25)
    await expect(slider).toHaveAttribute('aria-valuetext', '25 km')
    await expect(slider).toHaveAttribute('max', '50')
  },
}

export const WithHelp: Story = {
  args: { help: 'Tính theo đường sông' },
  parameters: { english: { help: 'Measured along the river' } },
}
export const WithError: Story = {
  args: { error: 'Ghe chưa giao xa hơn 20 km' },
  parameters: { english: { error: 'The boat doesn’t deliver beyond 20 km yet' } },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: { format: (value: number) => `${value} ki-lô-mét tính theo đường sông từ bến Ninh Kiều` },
  parameters: { english: { format: (value: number) => `${value} kilometres along the river from Ninh Kiều pier` } },
}
