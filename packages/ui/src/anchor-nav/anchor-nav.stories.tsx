import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AnchorNav } from './anchor-nav.tsx'

const items = [
  { id: 'gia', label: 'Giá và khuyến mãi' },
  { id: 'giao', label: 'Giao hàng' },
  { id: 'giao-song', label: 'Bằng đường sông', level: 2 as const },
  { id: 'tra', label: 'Đổi trả' },
]

const meta = {
  title: 'Navigation/AnchorNav',
  component: AnchorNav,
  args: { items },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', gap: 32 }}>
      <AnchorNav {...args} />
      <div>
        {args.items.map((item) => (
          <section key={item.id} id={item.id} style={{ minBlockSize: '90vh' }}>
            <h2>{item.label}</h2>
          </section>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof AnchorNav>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('navigation', { name: globals.locale === 'en' ? 'On this page' : 'Trên trang này' }),
    ).toBeVisible()
    const link = (name: string) => canvas.getByRole('link', { name })
    await waitFor(() => expect(link('Giá và khuyến mãi')).toHaveAttribute('aria-current', 'location'))
    await userEvent.tab()
    await expect(link('Giá và khuyến mãi')).toHaveFocus()
    document.getElementById('giao')?.scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(link('Giao hàng')).toHaveAttribute('aria-current', 'location'))
    await expect(link('Giá và khuyến mãi')).not.toHaveAttribute('aria-current')
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const WithTitle: Story = { args: { isLabelShown: true } }
export const LongWords: Story = {
  args: { items: [{ id: 'dai', label: 'Những điều cần biết khi mua trái cây theo mùa ở miệt vườn. '.repeat(3) }] },
}
