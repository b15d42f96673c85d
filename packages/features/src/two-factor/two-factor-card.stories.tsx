import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, expectReady, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { codeOf, turnTwoFactorOn } from '../../testing/alive/arrange-two-factor.ts'
import { TwoFactorCard } from './two-factor-card.tsx'

const customer = { as: 'customer@chonoi.test', at: '/profile' } as const
const protectedCustomer = { ...customer, before: turnTwoFactorOn }
const secretsDiffer = 'Secrets and codes are new each time.'

const meta = {
  title: 'Features/Two-factor authentication',
  component: TwoFactorCard,
  tags: ['!autodocs'],
  parameters: alive(customer),
} satisfies Meta<typeof TwoFactorCard>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Presses a button of the card and returns the dialog that opens. */
async function open({ canvas, userEvent }: Play, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

const passwordIn = (dialog: ReturnType<typeof within>, t: ReturnType<typeof wordsOf>) =>
  dialog.getByLabelText(new RegExp(`^${t('forms:password.label')}`))

export const Off: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('account:twoFactor.off')))
  },
}

/** Presses the button, gives the password, and returns the dialog with the secret. */
async function begin(play: Play, t: ReturnType<typeof wordsOf>) {
  const asking = await open(play, t('account:twoFactor.turnOn'))
  await play.userEvent.type(passwordIn(asking, t), 'Chonoi#2026')
  await play.userEvent.click(await expectReady(asking.getByRole('button', { name: t('common:action.continue') })))
  return within(await screen.findByRole('dialog', { name: t('account:twoFactor.scanTitle') }))
}

/** No secret is shown before the password. */
export const Beginning: Story = {
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await open(play, t('account:twoFactor.turnOn'))
    await expect(passwordIn(dialog, t)).toBeVisible()
  },
}

/** The server refuses another password. */
export const WrongPassword: Story = {
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await open(play, t('account:twoFactor.turnOn'))
    await play.userEvent.type(passwordIn(dialog, t), 'Sai-mat-khau-1')
    await play.userEvent.click(await expectReady(dialog.getByRole('button', { name: t('common:action.continue') })))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:password.wrong'))
  },
}

/** The secret for the app, then its first code. */
export const TurningOn: Story = {
  parameters: { ...alive(customer), noScreenshot: secretsDiffer },
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await begin(play, t)
    await expectSeen(dialog.findByRole('img', { name: t('account:twoFactor.qr') }))
  },
}

/** Without a code nothing is sent. */
export const NotTurnedOn: Story = {
  parameters: { ...alive(customer), noScreenshot: secretsDiffer },
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await begin(play, t)
    await play.userEvent.click(await expectReady(dialog.getByRole('button', { name: t('account:twoFactor.turnOn') })))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:required'))
  },
}

/** Turned on, it shows the backup codes once. */
export const BackupCodes: Story = {
  parameters: { ...alive(customer), noScreenshot: secretsDiffer },
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await begin(play, t)
    const secret = (await dialog.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/)).textContent ?? ''
    await play.userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${t('account:twoFactor.code')}`) }),
      await codeOf(secret),
    )
    await play.userEvent.click(await expectReady(dialog.getByRole('button', { name: t('account:twoFactor.turnOn') })))
    const codes = within(await screen.findByRole('dialog', { name: t('account:twoFactor.codesTitle') }))
    await expect(codes.getAllByRole('listitem')).toHaveLength(10)
  },
}

export const On: Story = {
  parameters: alive(protectedCustomer),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('account:twoFactor.left', { count: 10 })))
  },
}

export const TurningOff: Story = {
  parameters: alive(protectedCustomer),
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await open(play, t('account:twoFactor.turnOff'))
    await expect(passwordIn(dialog, t)).toBeVisible()
  },
}

/** The server refuses a code that is none. */
export const WrongCode: Story = {
  parameters: alive(protectedCustomer),
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await open(play, t('account:twoFactor.turnOff'))
    await play.userEvent.type(passwordIn(dialog, t), 'Chonoi#2026')
    await play.userEvent.type(dialog.getByLabelText(new RegExp(`^${t('account:twoFactor.offCode')}`)), 'ABCDE-FGHJK')
    await play.userEvent.click(await expectReady(dialog.getByRole('button', { name: t('account:twoFactor.turnOff') })))
    await expect(await focusedSummary()).toHaveTextContent(t('errors:code.wrong'))
  },
}

/** New backup codes are asked for with the password. */
export const NewCodes: Story = {
  parameters: alive(protectedCustomer),
  async play(play) {
    const t = wordsOf(play.loaded)
    const dialog = await open(play, t('account:twoFactor.newCodes'))
    await expect(passwordIn(dialog, t)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: alive({ ...customer, network: 'silent' }),
}

export const OutOfReach: Story = {
  parameters: alive({ ...customer, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
