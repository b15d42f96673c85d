import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { VerificationsScreen } from './verifications-screen.tsx'

const as = 'admin@chonoi.test'
const meta = {
  title: 'Features/Seller verification/List',
  component: VerificationsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/seller-verifications' }),
} satisfies Meta<typeof VerificationsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByText('Hộ kinh doanh Mứt Nhà Mai'))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/seller-verifications?search=khong-co-ai' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}
