import type { Product } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { productOf } from '../../testing/alive/arrange.ts'
import { ProductQuestions } from './product-questions-card.tsx'

const ofProduct = (slug: string) => ({ at: `/products/${slug}`, before: productOf(slug) })
const asked = ofProduct('am-tu-sa-nho-dat-nau')

const meta = {
  title: 'Features/Questions/On a product',
  component: ProductQuestions,
  tags: ['!autodocs'],
  args: { product: { id: '', name: '' } },
  parameters: alive({ ...asked, as: 'customer@chonoi.test' }),
  render: (_, { loaded }) => <ProductQuestions product={arrangedFor<Pick<Product, 'id' | 'name'>>(loaded)} />,
} satisfies Meta<typeof ProductQuestions>
export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByText(/rót có bị nhỏ giọt/))
  },
}

/** What was asked waits for the shop, and is shown to who asked. */
export const Asked: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('questions:ask') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Ấm nặng bao nhiêu gam ạ?')
    await userEvent.click(dialog.getByRole('button', { name: t('questions:form.send') }))
    await expectSeen(canvas.findByText('Ấm nặng bao nhiêu gam ạ?'))
    await expect(canvas.getByText(t('questions:waiting'))).toBeVisible()
  },
}

export const None: Story = {
  parameters: alive({ ...ofProduct('ba-lo-leo-nui-30-lit') }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('questions:none')))
  },
}
