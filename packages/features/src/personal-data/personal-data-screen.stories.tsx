import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PersonalDataScreen } from './personal-data-screen.tsx'

const at = '/account/personal-data'

const meta = {
  title: 'Features/Account/Personal data',
  component: PersonalDataScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at }),
} satisfies Meta<typeof PersonalDataScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody with money and open orders. */
export const SomethingIsOpen: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('personalData:obstacle.BALANCE')))
  },
}

export const NothingIsOpen: Story = {
  parameters: alive({ as: 'user@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('personalData:deletion.ask') }))
  },
}
