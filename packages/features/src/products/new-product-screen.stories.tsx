import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, expectSeen, focusedSummary, wordsOf } from '../../testing/alive/alive.ts'
import { NewProductScreen } from './new-product-screen.tsx'

const at = '/seller/products/new'

const meta = {
  title: 'Features/Products/New',
  component: NewProductScreen,
  tags: ['!autodocs'],
  args: { audience: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at }),
} satisfies Meta<typeof NewProductScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const send = async ({ canvas, loaded, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: wordsOf(loaded)('productManagement:edit.create') }))

async function fill({ canvas, loaded, userEvent }: Play) {
  const t = wordsOf(loaded)
  const type = async (label: string, words: string) =>
    userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), words)
  await type(t('productManagement:edit.name'), 'Ấm trà men ngọc')
  await type(t('productManagement:edit.description'), 'Ấm vuốt tay, men ngọc, 450 ml.')
  await type(t('productManagement:edit.price'), '320000')
  await type(t('productManagement:edit.stock'), '12')
  const category = new RegExp(`^${t('productManagement:edit.category')}`)
  await userEvent.type(await canvas.findByRole('combobox', { name: category }), 'Gốm')
  const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option')
  if (first) await userEvent.click(first)
}

export const Blank: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('productManagement:edit.newTitle') }))
  },
}

/** The error summary lists each missing field and links to it. */
export const Incomplete: Story = {
  async play(play) {
    await send(play)
    await expect((await focusedSummary()).querySelectorAll('a')).toHaveLength(5)
  },
}

/** The product is created, and its own page opens. */
export const Submitted: Story = {
  async play(play) {
    await fill(play)
    await send(play)
    await waitFor(() =>
      expect(document.documentElement.dataset.navigatedTo).toMatch(/^\/seller\/products\/[0-9a-f-]{36}$/),
    )
  },
}

/** A customer has no shop: the server refuses, whatever the page shows, and input is kept. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at }),
  async play(play) {
    await fill(play)
    await send(play)
    const summary = await focusedSummary()
    await expect(summary).toHaveTextContent(wordsOf(play.loaded)('errors:auth.role_missing'))
    await expect(play.canvas.getByDisplayValue('Ấm trà men ngọc')).toBeVisible()
  },
}
