import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByTestId('locale')).toHaveTextContent(globals.locale)
    await expect(canvas.getByText(t('Tìm kiếm', 'Search'), { exact: false })).toBeVisible()
  },
}
