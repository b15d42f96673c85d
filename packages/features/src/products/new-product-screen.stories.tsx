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

type Saving = 'productManagement:action.submit' | 'productManagement:edit.saveDraft'

const send = async ({ canvas, loaded, userEvent }: Play, saving: Saving = 'productManagement:action.submit') =>
  userEvent.click(await canvas.findByRole('button', { name: wordsOf(loaded)(saving) }))

const expectItsPage = () =>
  waitFor(() => expect(document.documentElement.dataset.navigatedTo).toMatch(/^\/seller\/products\/[0-9a-f-]{36}$/))

async function fill({ canvas, globals, loaded, userEvent }: Play) {
  const t = wordsOf(loaded)
  const type = async (label: string, words: string) =>
    userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), words)
  await type(t('productManagement:edit.name'), 'Ấm trà men ngọc')
  await type(t('productManagement:edit.description'), 'Ấm vuốt tay, men ngọc, 450 ml.')
  await type(t('productManagement:edit.price'), '320000')
  await type(t('productManagement:edit.stock'), '12')
  const category = new RegExp(`^${t('productManagement:edit.category')}`)
  await userEvent.click(await canvas.findByRole('combobox', { name: category }))
  const panel = within(await screen.findByRole('dialog'))
  await userEvent.type(panel.getByRole('searchbox'), globals.locale === 'vi' ? 'Gốm' : 'Pottery')
  await userEvent.click(await panel.findByRole('row', { name: globals.locale === 'vi' ? /^Gốm/ : /^Pottery/ }))
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
    await expectItsPage()
  },
}

/** A draft is kept for its shop alone. */
export const Draft: Story = {
  async play(play) {
    await fill(play)
    await send(play, 'productManagement:edit.saveDraft')
    await expectSeen(
      screen.findByText(wordsOf(play.loaded)('productManagement:edit.draftSaved', { name: 'Ấm trà men ngọc' })),
    )
    await expectItsPage()
  },
}

/** A name is enough for a draft; its page lists what it still needs. */
export const NameAlone: Story = {
  async play(play) {
    const { canvas, loaded, userEvent } = play
    const t = wordsOf(loaded)
    await send(play, 'productManagement:edit.saveDraft')
    await expect((await focusedSummary()).querySelectorAll('a')).toHaveLength(1)
    const name = await canvas.findByLabelText(new RegExp(`^${t('productManagement:edit.name')}`))
    await userEvent.type(name, 'Ấm trà men ngọc')
    await send(play, 'productManagement:edit.saveDraft')
    await expectSeen(screen.findByText(t('productManagement:edit.draftSaved', { name: 'Ấm trà men ngọc' })))
    await expectItsPage()
  },
}

async function addOption({ canvas, loaded, userEvent }: Play, number: number, name: string, values: string) {
  const t = wordsOf(loaded)
  const add = number === 1 ? 'productManagement:options.addFirst' : 'productManagement:options.add'
  await userEvent.click(await canvas.findByRole('button', { name: t(add) }))
  await userEvent.type(canvas.getByLabelText(t('productManagement:options.name', { number })), name)
  await userEvent.type(canvas.getByLabelText(t('productManagement:options.values', { number })), values)
}

/** Options span a grid; its first line is copied to the others, and one of them differs. */
export const WithVariants: Story = {
  async play(play) {
    const { canvas, loaded, userEvent } = play
    const t = wordsOf(loaded)
    await fill(play)
    await addOption(play, 1, 'Màu', 'Ngọc,Chàm,')
    await addOption(play, 2, 'Cỡ', '450 ml,700 ml,')
    const cell = (field: string, name: string) =>
      // The field of money names its unit after it.
      canvas.getByLabelText(new RegExp(`^${t('productManagement:variants.cell', { field, name })}`))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5))
    await userEvent.type(cell(t('productManagement:column.stock'), 'Ngọc / 450 ml'), '6')
    await userEvent.click(
      canvas.getByRole('button', { name: t('productManagement:variants.fill', { name: 'Ngọc / 450 ml' }) }),
    )
    const large = cell(t('productManagement:edit.price'), 'Chàm / 700 ml')
    await userEvent.clear(large)
    await userEvent.type(large, '390000')
    await expect(cell(t('productManagement:edit.price'), 'Chàm / 450 ml')).toHaveValue('320.000')
  },
}

/** The grid is sent with the product. */
export const VariantsSubmitted: Story = {
  async play(play) {
    await fill(play)
    await addOption(play, 1, 'Màu', 'Ngọc,Chàm,')
    await send(play)
    await expectItsPage()
  },
}

/** What a line lacks is named with its variant. */
export const VariantIncomplete: Story = {
  async play(play) {
    const { canvas, loaded, userEvent } = play
    const t = wordsOf(loaded)
    await fill(play)
    await addOption(play, 1, 'Màu', 'Ngọc,Chàm,')
    await userEvent.clear(
      canvas.getByLabelText(
        new RegExp(
          `^${t('productManagement:variants.cell', { field: t('productManagement:edit.price'), name: 'Chàm' })}`,
        ),
      ),
    )
    await send(play)
    await expect(await focusedSummary()).toHaveTextContent('Chàm')
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
