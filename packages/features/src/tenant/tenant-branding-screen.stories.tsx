import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TenantBrandingScreen } from './tenant-branding-screen.tsx'

const meta = {
  title: 'Features/Shop branding',
  component: TenantBrandingScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/branding' }),
} satisfies Meta<typeof TenantBrandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: wordsOf(loaded)('tenant:branding.title') }))
  },
}

/** Yellow is too light for text on white; the report says what is used in its place. */
export const AdjustedColor: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const code = await canvas.findByLabelText(/^(Mã màu|Colour code)$/)
    await userEvent.clear(code)
    await userEvent.type(code, '#ffee00')
    await expect((await canvas.findAllByText(t('platformSettings:preview.adjusted'))).length).toBeGreaterThan(0)
  },
}
