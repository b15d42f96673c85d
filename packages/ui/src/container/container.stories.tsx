import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container.tsx'

const meta = {
  title: 'Foundations/Container',
  component: Container,
  args: { children: 'Nội dung của trang nằm giữa, không rộng quá 1280 px.' },
  parameters: { english: { children: 'The content of the page is centred and at most 1280 px wide.' } },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = {}
export const Medium: Story = { args: { size: 'md' } }
export const Small: Story = { args: { size: 'sm' } }
