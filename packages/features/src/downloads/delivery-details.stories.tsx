import type { DigitalDelivery } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import DeliveryDetails from './delivery-details.tsx'

const delivery: DigitalDelivery = {
  ...{ id: '0193a0c0-0000-7000-8000-00000000d001', orderId: '0193a0c0-0000-7000-8000-00000000d002' },
  ...{ orderNumber: 'CN-261120-8F3K2M', orderItemId: '0193a0c0-0000-7000-8000-00000000d003' },
  ...{ productId: '0193a0c0-0000-7000-8000-00000000d004', productName: 'Sổ tay men gốm Bát Tràng (bản PDF)' },
  ...{ fileName: 'so-tay-men-gom.pdf', downloadUrl: null, licenseKey: 'GOM-4F7A-91KD-2026' },
  ...{ downloadCount: 2, maxDownloads: 5, expiresAt: '2026-12-31T16:59:59.000Z', status: 'ACTIVE' },
  ...{ createdAt: '2026-11-20T02:10:00.000Z', deliveredAt: '2026-11-20T02:12:00.000Z' },
}

const meta = {
  title: 'Features/Downloads/Details of a delivery',
  component: DeliveryDetails,
  tags: ['!autodocs'],
  args: { delivery },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/digital-deliveries' }),
} satisfies Meta<typeof DeliveryDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('downloads:column.delivered')))
  },
}
