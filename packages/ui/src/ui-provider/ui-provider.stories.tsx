import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useUi } from './ui-provider.tsx'

function ModeReport() {
  const { locale, labels } = useUi()
  return (
    <p>
      <code data-testid="locale">{locale}</code> · {labels.search}
    </p>
  )
}

const meta = { title: 'Foundations/UiProvider', component: ModeReport } satisfies Meta<typeof ModeReport>
export default meta
type Story = StoryObj<typeof meta>

/** Fails when the language or the theme chosen for this run didn't reach the page. */
export const Canary: Story = {
  play: async ({ canvas, globals }) => {
    const words = { vi: 'Tìm kiếm', en: 'Search' }[globals.locale as 'vi' | 'en']
    const ground = { light: 'rgb(246, 249, 253)', dark: 'rgb(10, 17, 31)' }[globals.theme as 'light' | 'dark']
    await expect(canvas.getByTestId('locale')).toHaveTextContent(globals.locale)
    await expect(canvas.getByText(words, { exact: false })).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('lang', globals.locale)
    await expect(getComputedStyle(document.body).backgroundColor).toBe(ground)
  },
}
