import { Stack } from '@chonoi/ui/stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SessionErrorBox } from '../shell/session-error-box.tsx'
import { TenantSwitchingScreen } from './tenant-switching-screen.tsx'

const multi = { as: 'multi@chonoi.test', at: '/tenant/switching' } as const

const meta = {
  title: 'Features/Account/Switching shops',
  component: TenantSwitchingScreen,
  tags: ['!autodocs'],
  parameters: alive(multi),
  render: () => (
    <Stack gap={4}>
      <SessionErrorBox />
      <TenantSwitchingScreen />
    </Stack>
  ),
} satisfies Meta<typeof TenantSwitchingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const rowOf = async ({ canvas }: Play, shop: string) => {
  const row = (await canvas.findAllByRole('listitem')).find(({ textContent }) => textContent?.includes(shop))
  if (!row) throw new Error(`${shop} is not among the shops.`)
  return within(row)
}

/** The session then belongs to the other shop. */
export const Switched: Story = {
  async play(play) {
    const row = await rowOf(play, 'Cà Phê Rẫy Đỏ')
    await play.userEvent.click(row.getByRole('button'))
    await expectSeen(row.findByText(wordsOf(play.loaded)('account:tenants.current')))
  },
}

/** A suspended membership can't be switched to. */
export const NoPermission: Story = {
  async play(play) {
    await play.userEvent.click((await rowOf(play, 'Thể Thao Biển Xanh')).getByRole('button'))
    await expectSeen(play.canvas.findByText(wordsOf(play.loaded)('shell:tenant.errorTitle')))
  },
}

export const OutOfReach: Story = {
  parameters: alive({ ...multi, network: 'gone' }),
  async play(play) {
    await play.userEvent.click((await rowOf(play, 'Cà Phê Rẫy Đỏ')).getByRole('button'))
    await expectSeen(play.canvas.findByText(wordsOf(play.loaded)('shell:tenant.errorTitle')))
    await expect(play.canvas.getByText(wordsOf(play.loaded)('account:tenants.current'))).toBeVisible()
  },
}
