import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TenantScreen } from './tenant-screen.tsx'

const meta = {
  title: 'Features/Tenants/One',
  component: TenantScreen,
  tags: ['!autodocs'],
  args: { tenantId: '' },
  parameters: alive({
    as: 'superadmin@chonoi.test',
    at: '/admin/tenants',
    before: async (api) =>
      (await unwrap(api.GET('/tenants', { params: { query: { sortBy: 'name' } } }))).data.tenants[0]?.id,
  }),
  render: (_, { loaded }) => <TenantScreen tenantId={arrangedFor<string>(loaded)} />,
} satisfies Meta<typeof TenantScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('tenants:detail.members') }))
  },
}
