import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
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
  play: async ({ canvas }) => {
    announce('Đã thêm vào giỏ hàng')
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã thêm vào giỏ hàng')
  },
}

/** Says an urgent message in the alert region. */
export const Assertive: Story = {
  parameters: { requirements: ['A11Y-02'] },
  play: async ({ canvas }) => {
    announce('Lỗi kết nối mạng. Vui lòng thử lại sau.', 'assertive')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lỗi kết nối mạng')
  },
}

/** Removes the announcement after 1000 ms. */
export const Removed: Story = {
  parameters: { requirements: ['A11Y-06'] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    const start = performance.now()
    const timers = spyOn(window, 'setTimeout')
    announce('Đã lưu')
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 1000)
    timers.mockRestore()
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 15_000, interval: 10 })
    const lasted = performance.now() - start
    await expect(lasted).toBeGreaterThanOrEqual(990)
  },
}
