import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { Board, BoardCard, BoardColumn } from './board.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const columnsIn = (t: Texts) => [
  { id: 'NEW', title: t('Chờ xác nhận', 'To confirm'), next: ['PACK'] },
  { id: 'PACK', title: t('Đang chuẩn bị', 'Preparing'), next: ['WAY'] },
  { id: 'WAY', title: t('Đang giao', 'On the way'), next: [] },
]

/** Three columns; a card moves only to the next one. */
function Orders() {
  const t = textsIn(useUi())
  const [places, setPlaces] = useState<Record<string, string>>({ 'CN-1': 'NEW', 'CN-2': 'NEW', 'CN-3': 'PACK' })
  return (
    <Board label={t('Đơn hàng', 'Orders')}>
      {columnsIn(t).map(({ id, title, next }) => {
        const cards = Object.keys(places).filter((card) => places[card] === id)
        return (
          <BoardColumn
            key={id}
            id={id}
            title={title}
            count={cards.length}
            {...(cards.length === 0 && { placeholder: <p>{t('Chưa có đơn nào', 'No orders yet')}</p> })}
          >
            {cards.map((card) => (
              <BoardCard
                key={card}
                id={card}
                label={card}
                moves={next}
                onMove={(columnId) => setPlaces({ ...places, [card]: columnId })}
              >
                {card}
              </BoardCard>
            ))}
          </BoardColumn>
        )
      })}
    </Board>
  )
}

const meta = {
  title: 'Data/Board',
  component: Board,
  args: { label: 'Đơn hàng', children: null },
  parameters: { english: { label: 'Orders' } },
  render: () => <Orders />,
} satisfies Meta<typeof Board>
export default meta
type Story = StoryObj<typeof meta>

const column = (canvas: ReturnType<typeof within>, name: string) => within(canvas.getByRole('region', { name }))

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(column(canvas, t('Chờ xác nhận', 'To confirm')).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(t('Chưa có đơn nào', 'No orders yet'))).toBeVisible()
  },
}

/** Enter on the grip picks the card up, Tab goes to the columns that take it, Enter drops it. */
export const MovedByKeyboard: Story = {
  name: 'Moved by keyboard',
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [grip] = column(canvas, t('Chờ xác nhận', 'To confirm')).getAllByRole('button')
    grip?.focus()
    await userEvent.keyboard('{Enter}')
    const target = canvas.getByRole('region', { name: t(/Đang chuẩn bị/, /Preparing/), hidden: true })
    await waitFor(() => expect(target).toHaveAttribute('data-takes'))
    await expect(canvas.getByRole('region', { name: t(/Đang giao/, /On the way/), hidden: true })).not.toHaveAttribute(
      'data-takes',
    )
    await waitFor(() => expect(target).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(column(canvas, t('Đang chuẩn bị', 'Preparing')).getByText('CN-1')).toBeVisible())
  },
}

export const Moving: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Board label={t('Đơn hàng', 'Orders')}>
        <BoardColumn id="NEW" title={t('Chờ xác nhận', 'To confirm')} count={1}>
          <BoardCard id="CN-1" label="CN-1" moves={['PACK']} isMoving>
            CN-1
          </BoardCard>
        </BoardColumn>
      </Board>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
