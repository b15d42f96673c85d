import type { Product } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { managedProduct, productOf } from '../../testing/alive/arrange.ts'
import { EditProductScreen } from './edit-product-screen.tsx'

const seller = { as: 'seller@chonoi.test', at: '/seller/products' } as const
const onSale = managedProduct('APPROVED')

const meta = {
  title: 'Features/Products/Editing',
  component: EditProductScreen,
  tags: ['!autodocs'],
  args: { audience: 'seller', productId: '' },
  parameters: alive({ ...seller, before: onSale }),
  render: ({ audience }, { loaded }) => (
    <EditProductScreen audience={audience} productId={arrangedFor<Pick<Product, 'id' | 'name'>>(loaded).id} />
  ),
} satisfies Meta<typeof EditProductScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OnSale: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(
      canvas.findByRole('heading', { level: 1, name: arrangedFor<Pick<Product, 'id' | 'name'>>(loaded).name }),
    )
  },
}

/** A new name must be approved by the platform before the product is on sale again. */
export const Renamed: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${t('productManagement:edit.name')}`)), ' loại một')
    await userEvent.click(await canvas.findByRole('button', { name: t('common:action.saveChanges') }))
    await expectSeen(canvas.findByText(t('productManagement:edit.savedAgain')))
  },
}

/** A product pending approval, as the platform's administrator sees it. */
export const Waiting: Story = {
  args: { audience: 'admin' },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/products', before: managedProduct('PENDING') }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('productManagement:action.approve') }))
  },
}

/** Another shop's product: the server refuses, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ ...seller, before: productOf('ba-lo-leo-nui-30-lit') }),
  play: async ({ canvas, loaded }) => {
    const name = new RegExp(
      [wordsOf(loaded)('common:state.loadFailed'), wordsOf(loaded)('shell:access.notFoundTitle')].join('|'),
    )
    await expectSeen(canvas.findByRole('heading', { name }))
  },
}

export const Loading: Story = {
  parameters: alive({ ...seller, before: onSale, network: 'silent' }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(wordsOf(loaded)('common:state.loading'))).toBeInTheDocument()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ ...seller, before: onSale, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
