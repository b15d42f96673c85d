import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { expectSliderKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { LineChart } from './line-chart.tsx'

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    title: 'Ghe vào bến',
    summary: 'Số ghe vào bến tăng từ 42 lên 87 trong 7 ngày.',
    labelHeader: 'Ngày',
    valueHeader: 'Số ghe',
    data: [42, 51, 48, 60, 72, 69, 87].map((value, index) => ({ label: `${14 + index}/11`, value })),
  },
  parameters: {
    english: {
      title: 'Boats arriving',
      summary: 'Arrivals rose from 42 to 87 boats in 7 days.',
      labelHeader: 'Day',
      valueHeader: 'Boats',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('figure')).toHaveTextContent(t('tăng từ 42 lên 87', 'rose from 42 to 87'))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const toggle = canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('table', { name: t('Ghe vào bến', 'Boats arriving') })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
    await expect(toggle).toHaveFocus()
  },
}

/** Several lines: a legend, and dashes besides colours. */
export const SeveralLines: Story = {
  args: {
    title: 'Khách và đơn',
    summary: 'Khách tăng nhanh hơn đơn hàng.',
    valueHeader: 'Số',
    series: ['Khách', 'Đơn hàng', 'Khách quay lại'],
    data: [42, 51, 48, 60, 72, 69, 87].map((value, index) => ({
      label: `${14 + index}/11`,
      value: [value, Math.round(value * 0.4), Math.round(value * 0.37)],
    })),
  },
  parameters: {
    english: {
      title: 'Visitors and orders',
      summary: 'Visitors grow faster than orders.',
      valueHeader: 'Number',
      series: ['Visitors', 'Orders', 'Returning visitors'],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      t('Khách', 'Visitors'),
      t('Đơn hàng', 'Orders'),
      t('Khách quay lại', 'Returning visitors'),
    ])
  },
}

export const SeveralLinesAsTable: Story = {
  args: SeveralLines.args,
  parameters: SeveralLines.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('row', { name: '20/11 87 35 32' })).toBeVisible()
  },
}

/** The pointer and the arrow keys show the values of one day. */
export const ValuesOfADay: Story = {
  args: SeveralLines.args,
  parameters: { ...SeveralLines.parameters, keyboard: 'slider' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = textsIn(globals)
    const reader = canvas.getByRole('slider', { name: t(/Khách và đơn/, /Visitors and orders/) })
    const shown = () => canvasElement.querySelector('.ui-chart-values')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      t('20/11: Khách 87, Đơn hàng 35, Khách quay lại 32', '20/11: Visitors 87, Orders 35, Returning visitors 32'),
    )
    await expectSliderKeyboard(reader)
    await expect(shown()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(shown()).toBeNull()
    await fireEvent.change(reader, { target: { value: '0' } })
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      t('14/11: Khách 42, Đơn hàng 17, Khách quay lại 16', '14/11: Visitors 42, Orders 17, Returning visitors 16'),
    )
    await expect(shown()).toHaveTextContent('14/11')
  },
}

export const NoData: Story = {
  args: { data: [], summary: 'Chưa có số liệu.' },
  parameters: { english: { summary: 'No figures yet.' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t('Chưa có số liệu.', 'No figures yet.'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
