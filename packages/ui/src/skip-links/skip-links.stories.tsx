import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { SkipLinks } from './skip-links.tsx'

const meta = {
  title: 'Foundations/SkipLinks',
  component: SkipLinks,
  args: { contentId: 'noi-dung', navigationId: 'dieu-huong', searchId: 'tim-kiem' },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <SkipLinks {...args} />
        <Stack gap={4}>
          <nav id="dieu-huong" aria-label={t('Chính', 'Main')}>
            <a href="#san-pham">{t('Sản phẩm', 'Products')}</a>
          </nav>
          <SearchField
            id="tim-kiem"
            label={t('Tìm sản phẩm', 'Search products')}
            isLabelHidden
            placeholder={t('Tìm sản phẩm', 'Search products')}
          />
          <main id="noi-dung">{t('Nội dung', 'Content')}</main>
        </Stack>
      </>
    )
  },
} satisfies Meta<typeof SkipLinks>
export default meta
type Story = StoryObj<typeof meta>

/** Leads to the content, the navigation and the search. */
export const Default: Story = {
  parameters: { requirements: ['A11Y-01'] },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const words = t(
      ['Đến nội dung chính', 'Đến thanh điều hướng', 'Đến ô tìm kiếm'],
      ['Skip to main content', 'Skip to navigation', 'Skip to search'],
    )
    const targets = [canvas.getByRole('main'), canvas.getByRole('navigation'), canvas.getByRole('searchbox')]
    for (const [index, name] of words.entries()) {
      const link = canvas.getByRole('link', { name })
      link.focus()
      await userEvent.keyboard('{Enter}')
      await expect(targets[index]).toHaveFocus()
    }
  },
}

/** Is the first thing the keyboard reaches, and shows itself then. */
export const FirstTabStop: Story = {
  name: 'First tab stop',
  parameters: { requirements: ['A11Y-01'] },
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getAllByRole('link')[0] as HTMLElement
    await expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    canvasElement.ownerDocument.body.focus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** In front of a list's filters, leads past them. */
export const Results: Story = {
  args: { resultsId: 'ket-qua' },
  render: ({ resultsId }, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <SkipLinks {...(resultsId && { resultsId })} />
        <Stack gap={4}>
          <SearchField label={t('Lọc theo tên', 'Filter by name')} placeholder={t('Lọc theo tên', 'Filter by name')} />
          <ul id="ket-qua" aria-label={t('Sản phẩm', 'Products')}>
            <li>{t('Bình hoa men lam', 'Blue-glazed vase')}</li>
          </ul>
        </Stack>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const link = canvas.getByRole('link', { name: t('Đến kết quả', 'Skip to results') })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list', { name: t('Sản phẩm', 'Products') })).toHaveFocus()
  },
}
