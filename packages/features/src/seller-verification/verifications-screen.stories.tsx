import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside, openOver } from '../../testing/alive/open-details.ts'
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

/** What a seller sent, and the decision on it. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/seller-verifications' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}

/** On a phone the details cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/seller-verifications' }),
  play: async ({ userEvent }) => {
    await openOver(userEvent)
  },
}
