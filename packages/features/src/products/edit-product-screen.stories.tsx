import type { Product } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, arrangedFor, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import {
  managedProduct,
  productOf,
  rejectedProduct,
  resubmittedProduct,
  unfinishedProduct,
} from '../../testing/alive/arrange.ts'
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
    await expectSeen(canvas.findByLabelText(new RegExp(`^${wordsOf(loaded)('productManagement:edit.name')}`)))
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

/** The shop sees what it did itself by name, and of the platform's decisions the reasons. */
export const Submitted: Story = {
  parameters: alive({ ...seller, before: resubmittedProduct }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    // The buttons and the badge beside it may say the same.
    await expectSeen(canvas.findByText(t('productManagement:history.step.SUBMITTED'), { selector: 'li p' }))
    await expectSeen(canvas.findByText(t('productManagement:history.step.ARCHIVED'), { selector: 'li p' }))
  },
}

/** The history names the administrator and the reason. */
export const Rejected: Story = {
  args: { audience: 'admin' },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/products', before: rejectedProduct }),
  play: async ({ canvas, loaded }) => {
    const said = wordsOf(loaded)('productManagement:history.step.REJECTED')
    await expectSeen(canvas.findByText(said, { selector: 'li p' }))
  },
}

/** A draft with a name alone says what it needs, and can't be submitted from its state. */
export const Unfinished: Story = {
  parameters: alive({ ...seller, before: unfinishedProduct }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('productManagement:todo.title')))
    const [fromState] = await canvas.findAllByRole('button', { name: t('productManagement:action.submit') })
    await expect(fromState).toHaveAccessibleDescription(new RegExp(t('productManagement:edit.category')))
  },
}

/** Each missing field has its own error; once they are there, prices are saved first and the product is submitted. */
export const Finished: Story = {
  parameters: alive({ ...seller, before: unfinishedProduct }),
  play: async ({ canvas, globals, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const field = (label: string) => canvas.findByLabelText(new RegExp(`^${label}`))
    const submit = async () => {
      const buttons = await canvas.findAllByRole('button', { name: t('productManagement:action.submit') })
      await userEvent.click(buttons.at(-1) as HTMLElement)
    }
    const price = await field(t('productManagement:edit.price'))
    await userEvent.type(price, '320000')
    await submit()
    await expect((await focusedSummary()).querySelectorAll('a')).toHaveLength(2)
    await userEvent.type(await field(t('productManagement:edit.description')), 'Ấm vuốt tay, men ngọc, 450 ml.')
    await userEvent.click(
      canvas.getByRole('combobox', { name: new RegExp(`^${t('productManagement:edit.category')}`) }),
    )
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.type(panel.getByRole('searchbox'), globals.locale === 'vi' ? 'Gốm' : 'Pottery')
    await userEvent.click(await panel.findByRole('row', { name: globals.locale === 'vi' ? /^Gốm/ : /^Pottery/ }))
    await submit()
    await expectSeen(screen.findByText(t('productManagement:moved.PENDING', { name: 'Ấm trà men ngọc' })))
    await expect(canvas.queryByText(t('productManagement:todo.title'))).not.toBeInTheDocument()
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
