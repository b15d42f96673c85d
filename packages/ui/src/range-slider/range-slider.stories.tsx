import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { expectSliderKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { RangeSlider } from './range-slider.tsx'

const meta = {
  title: 'Inputs/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Khoảng giá',
    name: 'price',
    min: 0,
    max: 500_000,
    step: 10_000,
    defaultValue: [50_000, 200_000],
    format: (value: number) => `${value.toLocaleString('vi-VN')} ₫`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  parameters: { english: { label: 'Price range' } },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const [fromName, toName] = t(['Từ', 'Đến'], ['From', 'To'])
    await expect(canvas.getByRole('group', { name: t('Khoảng giá', 'Price range') })).toBeVisible()
    await userEvent.tab()
    const from = canvas.getByRole('slider', { name: fromName })
    await expect(from).toHaveFocus()
    await expect(from).toHaveAttribute('aria-valuetext', '50.000 ₫')
    await fireEvent.change(from, { target: { value: '300000' } })
    await expect(args.onChange).toHaveBeenLastCalledWith([200_000, 200_000])
    await userEvent.tab()
    const to = canvas.getByRole('slider', { name: toName })
    await expect(to).toHaveFocus()
    await fireEvent.change(to, { target: { value: '100000' } })
    await expect(args.onChange).toHaveBeenLastCalledWith([200_000, 200_000])
    await fireEvent.change(to, { target: { value: '400000' } })
    await fireEvent.keyUp(to)
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([200_000, 400_000])
    await expectSliderKeyboard(from)
    await expectSliderKeyboard(to)
  },
}

export const Everything: Story = { args: { defaultValue: undefined } }
export const BothAtTheEnd: Story = { args: { defaultValue: [500_000, 500_000] } }
export const WithError: Story = {
  args: { error: 'Không có gì trong khoảng này', help: 'Đã gồm thuế' },
  parameters: { english: { error: 'Nothing in this range', help: 'Including tax' } },
}
export const Disabled: Story = { args: { disabled: true } }
