import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import type { StorySite } from '../../testing/alive/story-site.ts'
import { PlatformSettingsScreen } from './platform-settings-screen.tsx'

const meta = {
  title: 'Features/Platform settings',
  component: PlatformSettingsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/platform/settings' }),
} satisfies Meta<typeof PlatformSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const name = new RegExp(wordsOf(loaded)('platformSettings:field.platformName'))
    await expect(await canvas.findByLabelText(name)).toHaveValue('Chợ Nổi')
  },
}

/** A blank name and a word instead of a color. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.clear(await canvas.findByLabelText(new RegExp(t('platformSettings:field.platformName'))))
    const color = canvas.getByRole('textbox', { name: new RegExp(t('platformSettings:field.primaryColor')) })
    await userEvent.clear(color)
    await userEvent.type(color, 'red')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.save') }))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:color.invalid'))
  },
}

/** Yellow is too light for text on white; the report says what is used in its place. */
export const AdjustedColor: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const color = await canvas.findByRole('textbox', { name: new RegExp(t('platformSettings:field.primaryColor')) })
    await userEvent.clear(color)
    await userEvent.type(color, '#ffee00')
    await expect((await canvas.findAllByText(t('platformSettings:preview.adjusted'))).length).toBeGreaterThan(0)
  },
}

export const Resetting: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('platformSettings:reset') }))
    await expectSeen(screen.findByRole('alertdialog', { name: t('platformSettings:reset.title') }))
  },
}

/** Somebody else saved meanwhile: both values of what differs, and nothing typed is lost. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const name = await canvas.findByLabelText(new RegExp(t('platformSettings:field.platformName')))
    const { api } = (loaded.site as StorySite).connection
    const body = { platformName: 'Chợ Trôi', maintenanceMode: false, withdrawalFeeInCents: 1_100_000 }
    await unwrap(api.PUT('/admin/platform/settings', { body }))
    await userEvent.clear(name)
    await userEvent.type(name, 'Chợ Nổi Cái Răng')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.save') }))
    await expectSeen(canvas.findByText(t('common:conflict.title')))
    await expect(name).toHaveValue('Chợ Nổi Cái Răng')
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/platform/settings' }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1 }))
  },
}
