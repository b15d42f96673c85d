import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { announce, LiveRegion } from './live-region.tsx'

const meta = {
  title: 'Foundations/LiveRegion',
  component: LiveRegion,
  parameters: { noScreenshot: 'It is heard, not seen.' },
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

/** Says a polite message in the status region. */
export const Polite: Story = {
  parameters: { requirements: ['A11Y-02'] },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    announce(t('Đã thêm vào giỏ hàng', 'Added to the cart'))
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Đã thêm vào giỏ hàng', 'Added to the cart'))
  },
}

/** Says an urgent message in the alert region. */
export const Assertive: Story = {
  parameters: { requirements: ['A11Y-02'] },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    announce(t('Lỗi kết nối mạng. Vui lòng thử lại sau.', 'No connection. Try again later.'), 'assertive')
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Lỗi kết nối mạng', 'No connection'))
  },
}

/** Removes the announcement after 1000 ms. */
export const Removed: Story = {
  parameters: { requirements: ['A11Y-06'] },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const region = canvas.getByRole('status')
    const start = performance.now()
    const timers = spyOn(window, 'setTimeout')
    announce(t('Đã lưu', 'Saved'))
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 1000)
    timers.mockRestore()
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 15_000, interval: 10 })
    const lasted = performance.now() - start
    await expect(lasted).toBeGreaterThanOrEqual(990)
  },
}
