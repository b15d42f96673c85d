import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { expectSliderKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { BarChart } from './bar-chart.tsx'

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    title: 'Giỏ hàng theo bến',
    summary: 'Cái Răng bán nhiều nhất, gấp đôi Phong Điền.',
    labelHeader: 'Bến',
    valueHeader: 'Số giỏ',
    formatValue: (value) => value.toLocaleString('vi-VN'),
    data: [
      { label: 'Cái Răng', value: 2480 },
      { label: 'Phong Điền', value: 1210 },
      { label: 'Ngã Bảy', value: 1890 },
      { label: 'Ngã Năm', value: 760 },
    ],
  },
  parameters: {
    english: {
      title: 'Baskets by port',
      summary: 'Cái Răng sells the most, twice as much as Phong Điền.',
      labelHeader: 'Port',
      valueHeader: 'Baskets',
      formatValue: (value: number) => value.toLocaleString('en'),
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2[.,]480/)).toBeVisible()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/2[.,]480/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('cell', { name: /2[.,]480/ })).toBeVisible()
  },
}

export const ManyBars: Story = {
  args: { data: Array.from({ length: 30 }, (_, index) => ({ label: `${index + 1}`, value: (index * 37) % 90 })) },
}

export const WithThePeriodBefore: Story = {
  args: {
    previousHeader: 'Kỳ trước',
    data: Array.from({ length: 14 }, (_, index) => ({
      label: `${index + 1}/11`,
      value: (index * 37) % 90,
      previous: (index * 53) % 80,
    })),
  },
  parameters: { english: { previousHeader: 'Previous period' } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('columnheader', { name: t('Kỳ trước', 'Previous period') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng biểu đồ|Show as a chart/ }))
  },
}

const partsIn = (t: Texts) => ({
  title: t('Đơn theo bến', 'Orders by port'),
  summary: t('Cái Răng giao nhiều nhất và hủy ít nhất.', 'Cái Răng delivers the most and cancels the least.'),
  valueHeader: t('Đơn', 'Orders'),
  series: [t('Đã giao', 'Delivered'), t('Đang giao', 'On the way'), t('Đã hủy', 'Cancelled')],
  data: [
    { label: 'Cái Răng', value: [148, 62, 8] },
    { label: 'Phong Điền', value: [80, 41, 22] },
    { label: 'Ngã Bảy', value: [102, 20, 31] },
    { label: 'Ngã Năm', value: [46, 12, 9] },
  ],
})

export const SeveralSeries: Story = {
  args: partsIn(inVietnamese),
  parameters: { english: partsIn(inEnglish) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Parts of a sum on each other, with the sum above. */
export const Stacked: Story = {
  args: { ...partsIn(inVietnamese), isStacked: true },
  parameters: { english: partsIn(inEnglish) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('218')).toBeVisible()
  },
}

/** The pointer and the arrow keys show the values of one bar. */
export const ValuesOfABar: Story = {
  args: { ...partsIn(inVietnamese), isStacked: true },
  parameters: { keyboard: 'slider', english: partsIn(inEnglish) },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = textsIn(globals)
    const reader = canvas.getByRole('slider', { name: t(/Đơn theo bến/, /Orders by port/) })
    const shown = () => canvasElement.querySelector('.ui-chart-values')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      t('Ngã Năm: Đã giao 46, Đang giao 12, Đã hủy 9', 'Ngã Năm: Delivered 46, On the way 12, Cancelled 9'),
    )
    await expectSliderKeyboard(reader)
    await expect(shown()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(shown()).toBeNull()
    await fireEvent.change(reader, { target: { value: '0' } })
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      t('Cái Răng: Đã giao 148, Đang giao 62, Đã hủy 8', 'Cái Răng: Delivered 148, On the way 62, Cancelled 8'),
    )
    await expect(shown()).toHaveTextContent('Cái Răng')
  },
}

export const NoData: Story = {
  args: { data: [], summary: 'Chưa có số liệu.' },
  parameters: { english: { summary: 'No figures yet.' } },
}
