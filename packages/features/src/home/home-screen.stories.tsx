import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueries } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { useApi } from '../app/services.tsx'
import { homeQueries } from './home-queries.ts'
import { HomeScreen } from './home-screen.tsx'

/** Renders the screen with prefetched data, as its route's loader does. */
function LoadedHome() {
  const { categories, popular, featured, newest, shops } = homeQueries(useApi())
  useQueries({ queries: [categories(), popular(), featured(), newest(), shops()] })
  return <HomeScreen />
}

const meta = {
  title: 'Features/Home',
  component: HomeScreen,
  tags: ['!autodocs'],
  render: () => <LoadedHome />,
  parameters: alive({}, 'fullscreen'),
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('list', { name: wordsOf(loaded)('home:shops.title') }))
    await waitFor(() => expect(canvas.getAllByText(/₫/).length).toBeGreaterThan(10))
  },
}

export const Loading: Story = {
  parameters: alive({ network: 'silent' }, 'fullscreen'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

/** A section that fails shows an error in its place, and the rest stays. */
export const OutOfReach: Story = {
  parameters: alive({ network: 'gone' }, 'fullscreen'),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expect(await canvas.findAllByRole('button', { name: t('common:action.retry') })).toHaveLength(5)
    await expectSeen(canvas.findByRole('heading', { level: 1 }))
  },
}

/** On a phone the row of categories ends in a cut tile: there is more beside it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: Filled.play,
}
