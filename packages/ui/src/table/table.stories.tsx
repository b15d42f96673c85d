import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { Table } from './table.tsx'

const harvestsIn = (t: Texts) =>
  [
    [t('Xoài cát Hòa Lộc', 'Hòa Lộc mangoes'), 'Cái Bè', t('1.240', '1,240')],
    [t('Sầu riêng Ri6', 'Ri6 durians'), 'Vĩnh Long', '860'],
    [t('Quýt hồng', 'Tangerines'), 'Lai Vung', t('2.315', '2,315')],
  ] as const

const contentIn = (t: Texts) => (
  <>
    <thead>
      <tr>
        <th scope="col">{t('Trái cây', 'Fruit')}</th>
        <th scope="col">{t('Nơi trồng', 'Grown in')}</th>
        <th scope="col" data-numeric="">
          {t('Số giỏ', 'Baskets')}
        </th>
      </tr>
    </thead>
    <tbody>
      {harvestsIn(t).map(([fruit, place, baskets]) => (
        <tr key={fruit}>
          <th scope="row">{fruit}</th>
          <td>{place}</td>
          <td data-numeric="">{baskets}</td>
        </tr>
      ))}
    </tbody>
  </>
)

const meta = {
  title: 'Data/Table',
  component: Table,
  args: { caption: 'Sản lượng theo vùng', children: contentIn(inVietnamese) },
  parameters: { english: { caption: 'Harvest by region', children: contentIn(inEnglish) } },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('table', { name: t('Sản lượng theo vùng', 'Harvest by region') })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
  },
}

export const Compact: Story = { args: { density: 'compact', isCaptionHidden: true } }

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>] }
