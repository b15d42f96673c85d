import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ProductImportScreen } from './product-import-screen.tsx'

const meta = {
  title: 'Features/Products/Import',
  component: ProductImportScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/products/import' }),
} satisfies Meta<typeof ProductImportScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ChooseAFile: Story = {
  name: 'Choose a file',
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('productImport:check') }))
  },
}

export const Mapped: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const text = 'Tên,Mô tả,Danh mục,Giá,Kho\nBình gốm men lam,"Vẽ tay, cao 30 cm",binh-lo-hoa,150.000,12\n'
    const input = await canvas.findByLabelText(new RegExp(`^${t('productImport:file')}`))
    await userEvent.upload(input, new File([text], 'hang-moi-thang-11.csv', { type: 'text/csv' }))
    await expect(await canvas.findByLabelText(new RegExp(`^${t('productImport:heading.price')}`))).toHaveValue('3')
  },
}
