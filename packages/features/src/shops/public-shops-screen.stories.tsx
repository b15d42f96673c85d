import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PublicShopsScreen } from './public-shops-screen.tsx'

const meta = {
  title: 'Features/Shops',
  component: PublicShopsScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/marketplace' }),
} satisfies Meta<typeof PublicShopsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /Bát Tràng/ })).length).toBeGreaterThan(0)
  },
}

export const NothingFound: Story = {
  parameters: alive({ at: '/marketplace?search=khong-co-cua-hang-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('shops:list.noMatch')))
  },
}

export const Loading: Story = {
  parameters: alive({ at: '/marketplace', network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ at: '/marketplace', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
