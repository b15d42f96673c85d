import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { remittanceOf } from '../../testing/alive/arrange-remittance.ts'
import { openBeside, openOver } from '../../testing/alive/open-details.ts'
import { RemittancesScreen } from './remittances-screen.tsx'

const as = 'superadmin@chonoi.test'
const at = '/admin/remittances'
const before = remittanceOf.draft
const meta = {
  title: 'Features/Remittances/List',
  component: RemittancesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at, before }),
} satisfies Meta<typeof RemittancesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('remittances:lines.matched', { matched: 1, total: 4 })))
  },
}

/** Remittances are found by the tracking code of a line. */
export const Found: Story = {
  parameters: alive({ as, at: `${at}?search=NNG9999`, before }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('link', { name: /^FT26334/ }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: `${at}?search=khong-co` }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const Loading: Story = {
  parameters: alive({ as, at, network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as, at, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('remittances:loadFailed')))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}

export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}

/** On a phone the details cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await openOver(userEvent)
  },
}
