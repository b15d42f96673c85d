import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { TenantSettingsScreen } from './tenant-settings-screen.tsx'

const meta = {
  title: 'Features/Tenant settings',
  component: TenantSettingsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/tenant/settings' }),
} satisfies Meta<typeof TenantSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const name = await canvas.findByLabelText(new RegExp(`^${wordsOf(loaded)('tenant:field.name')}`))
    await expect(name).not.toHaveValue('')
  },
}

/** A blank name and an address that is no address. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.clear(await canvas.findByLabelText(new RegExp(`^${t('tenant:field.name')}`)))
    const slug = canvas.getByLabelText(new RegExp(`^${t('tenant:field.slug')}`))
    await userEvent.clear(slug)
    await userEvent.type(slug, 'Gốm sứ')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.save') }))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:slug.invalid'))
  },
}

/** Somebody else saved meanwhile: both values of what both changed; the city that only they changed is theirs. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const name = await canvas.findByLabelText(new RegExp(`^${t('tenant:field.name')}`))
    const { api } = (loaded.site as StorySite).connection
    await unwrap(api.PUT('/auth/tenant/settings', { body: { name: 'Gốm Bát Tràng Xưa', city: 'Hà Nội' } }))
    await userEvent.clear(name)
    await userEvent.type(name, 'Gốm nhà Hai')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.save') }))
    await expectSeen(canvas.findByText(t('common:conflict.title')))
    await expect(await canvas.findByRole('radio', { name: /Gốm nhà Hai/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Gốm Bát Tràng Xưa/ })).not.toBeChecked()
    await expect(name).toHaveValue('Gốm nhà Hai')
  },
}

/** The server refuses sellers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/tenant/settings' }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1 }))
  },
}
