import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { demandTwoFactor, turnTwoFactorOn } from '../../testing/alive/arrange-two-factor.ts'
import { demoApi } from '../../testing/alive/demo-api.ts'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { UsersScreen } from './users-screen.tsx'

const as = 'superadmin@chonoi.test'
const meta = {
  title: 'Features/Users',
  component: UsersScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/users' }),
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const views = await canvas.findAllByRole('button', {
      name: new RegExp(`^${wordsOf(loaded)('users:action.viewOf', { name: '' })}`),
    })
    await expect(views.length).toBeGreaterThan(10)
  },
}

/** A new account without anything written: each problem stands at its field. */
export const Creating: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await canvas.findAllByRole('button', { name: new RegExp(`^${t('users:action.viewOf', { name: '' })}`) })
    await userEvent.click(canvas.getByRole('button', { name: t('users:create') }))
    await expectSeen(screen.findByRole('dialog', { name: t('users:form.create') }))
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${t('users:form.password.typed')}`) }))
    await userEvent.click(screen.getByRole('button', { name: t('users:form.submit') }))
    await focusedSummary()
  },
}

export const Viewing: Story = {
  parameters: alive({ as, at: '/admin/users?search=seller@chonoi.test' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [view] = await canvas.findAllByRole('button', {
      name: new RegExp(`^${t('users:action.viewOf', { name: '' })}`),
    })
    if (view) await userEvent.click(view)
    await expectSeen(screen.findByRole('heading', { name: t('users:sessions.title') }))
  },
}

/** Asks why, and for the administrator's own password. */
export const TurningTwoFactorOff: Story = {
  parameters: alive({
    ...{ as, at: '/admin/users?search=seller@chonoi.test' },
    before: async () => turnTwoFactorOn(await demoApi('seller@chonoi.test')),
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const more = await canvas.findByRole('button', { name: new RegExp(`^${t('users:action.more', { name: '' })}`) })
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: t('users:twoFactor.reset') }))
    await expectSeen(screen.findByRole('textbox', { name: t('users:twoFactor.reason') }))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/users?search=khong-co-ai-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

/** The platform demands the second factor of administrators, and this one lacks it. */
export const TwoFactorDemanded: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/users' }),
  play: async ({ canvas, loaded }) => {
    await demandTwoFactor(await demoApi('superadmin@chonoi.test'))
    await (loaded.site as StorySite).connection.session.reloadUser()
    await expectSeen(canvas.findByRole('heading', { level: 1, name: wordsOf(loaded)('shell:access.twoFactorTitle') }))
  },
}
