import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TenantsScreen } from './tenants-screen.tsx'

const as = 'superadmin@chonoi.test'
const meta = {
  title: 'Features/Tenants',
  component: TenantsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/tenants' }),
} satisfies Meta<typeof TenantsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Pressing a bulk action without a selection says what is missing. */
export const NothingSelected: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(5)
    await userEvent.click(canvas.getByRole('button', { name: t('tenants:step.suspend') }))
    await expectSeen(canvas.findByText(t('tenants:bulk.nothing')))
  },
}

/** A decision with its note, which has a text of its own. */
export const Suspending: Story = {
  parameters: alive({ as, at: '/admin/tenants?approvalStatus=APPROVED' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [more] = await canvas.findAllByRole('button', { name: new RegExp(`^${t('tenants:more', { name: '' })}`) })
    if (more) await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: t('tenants:step.suspend') }))
    await expect(await screen.findByRole('textbox', { name: new RegExp(t('tenants:notes')) })).toHaveValue(
      t('tenants:note.suspend'),
    )
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/tenants?search=khong-co-gian-hang-nao' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}
