import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { AnchorNav } from './anchor-nav.tsx'

const itemsIn = (t: Texts) => [
  { id: 'gia', label: t('Giá và khuyến mãi', 'Prices and offers') },
  { id: 'giao', label: t('Giao hàng', 'Delivery') },
  { id: 'giao-song', label: t('Bằng đường sông', 'By river'), level: 2 as const },
  { id: 'tra', label: t('Đổi trả', 'Returns') },
]

const meta = {
  title: 'Navigation/AnchorNav',
  component: AnchorNav,
  args: { items: itemsIn(inVietnamese) },
  parameters: { english: { items: itemsIn(inEnglish) } },
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
    const t = textsIn(globals)
    await expect(canvas.getByRole('navigation', { name: t('Trên trang này', 'On this page') })).toBeVisible()
    const prices = canvas.getByRole('link', { name: t('Giá và khuyến mãi', 'Prices and offers') })
    await waitFor(() => expect(prices).toHaveAttribute('aria-current', 'location'))
    await userEvent.tab()
    await expect(prices).toHaveFocus()
    document.getElementById('giao')?.scrollIntoView({ behavior: 'instant' })
    const delivery = canvas.getByRole('link', { name: t('Giao hàng', 'Delivery') })
    await waitFor(() => expect(delivery).toHaveAttribute('aria-current', 'location'))
    await expect(prices).not.toHaveAttribute('aria-current')
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const WithTitle: Story = { args: { isLabelShown: true } }
export const LongWords: Story = {
  args: { items: [{ id: 'dai', label: 'Những điều cần biết khi mua trái cây theo mùa ở miệt vườn. '.repeat(3) }] },
  parameters: {
    english: { items: [{ id: 'dai', label: 'What to know when you buy seasonal fruit in the orchards. '.repeat(3) }] },
  },
}
