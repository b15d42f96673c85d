import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { MegaMenu } from './mega-menu.tsx'

const meta = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu,
  args: {
    label: 'Ngành hàng',
    currentHref: '/cam',
    sections: [
      {
        id: 'fruit',
        label: 'Trái cây',
        groups: [
          {
            title: 'Theo mùa',
            links: [
              { label: 'Xoài', href: '/xoai', description: 'Cát Hòa Lộc, cát Chu' },
              { label: 'Cam', href: '/cam' },
            ],
          },
          { title: 'Quanh năm', links: [{ label: 'Chuối', href: '/chuoi' }] },
        ],
        aside: <p>Đang vào mùa: quýt hồng Lai Vung.</p>,
      },
      { id: 'fish', label: 'Cá đồng', groups: [{ title: 'Tươi', links: [{ label: 'Cá linh', href: '/ca-linh' }] }] },
      { id: 'news', label: 'Tin chợ', href: '/tin' },
    ],
  },
  parameters: {
    english: {
      label: 'Categories',
      sections: [
        {
          id: 'fruit',
          label: 'Fruit',
          groups: [
            {
              title: 'In season',
              links: [
                { label: 'Mangoes', href: '/xoai', description: 'Cát Hòa Lộc, cát Chu' },
                { label: 'Oranges', href: '/cam' },
              ],
            },
            { title: 'All year', links: [{ label: 'Bananas', href: '/chuoi' }] },
          ],
          aside: <p>Now in season: Lai Vung tangerines.</p>,
        },
        {
          id: 'fish',
          label: 'Freshwater fish',
          groups: [{ title: 'Fresh', links: [{ label: 'Mud carp', href: '/ca-linh' }] }],
        },
        { id: 'news', label: 'Market news', href: '/tin' },
      ],
    },
  },
} satisfies Meta<typeof MegaMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack gap={3} align="start">
        <MegaMenu {...args} />
        <Button variant="ghost">{t('Sau', 'Next')}</Button>
      </Stack>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const fruit = canvas.getByRole('button', { name: t('Trái cây', 'Fruit') })
    await userEvent.tab()
    await expect(fruit).toHaveFocus()
    await expect(fruit).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(fruit).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('list', { name: t('Theo mùa', 'In season') })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t(/Xoài/, /Mangoes/) })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(fruit).toHaveFocus()
    await expect(fruit).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: t('Cá đồng', 'Freshwater fish') })).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('button', { name: t('Cá đồng', 'Freshwater fish') })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.getByRole('link', { name: t('Cam', 'Oranges') })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: t('Sau', 'Next') }))
    await expect(fruit).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: '28rem' }}>{Story()}</div>],
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Trái cây', 'Fruit') }))
  },
}
