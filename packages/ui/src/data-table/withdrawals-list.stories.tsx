import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge, type Tone } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { Heading } from '../heading/heading.tsx'
import { LinkButton } from '../link-button/link-button.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { TableExport } from '../table-export/table-export.tsx'
import { DataTable, type DataTableColumn, type TableLayout, useClientRows } from './data-table.tsx'
import { type ListWords, useListWords } from './story-list-words.ts'
import { customerOf, maskAccount, type Withdrawal, type WithdrawalStatus, withdrawals } from './story-withdrawals.ts'
import { phone } from './story-frames.tsx'

const toneOf: Record<WithdrawalStatus, Tone> = {
  PENDING: 'warning',
  PROCESSING: 'info',
  COMPLETED: 'success',
  REJECTED: 'danger',
}
const pageSize = 20
const zone = 'Asia/Ho_Chi_Minh'
const dateTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const formatMoment = (moment: Date) => dateTime.format(moment).replace(',', '')
const formatMoney = (cents: number) => `${(cents / 100).toLocaleString('vi-VN')} ₫`

function durationOf({ createdAt, processedAt }: Withdrawal, words: ListWords): string {
  if (!processedAt) return '–'
  const hours = Math.floor((processedAt.getTime() - createdAt.getTime()) / 3_600_000)
  if (hours < 1) return words.underOneHour
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}

function columnsOf(words: ListWords, onProcess: (id: string) => void): DataTableColumn<Withdrawal>[] {
  return [
    {
      id: 'user',
      header: words.customer,
      isPrimary: true,
      value: customerOf,
      cell: (row) => (
        <Stack gap={0} as="span">
          <span>{customerOf(row)}</span>
          {row.user.email && <small>{row.user.email}</small>}
        </Stack>
      ),
    },
    {
      id: 'amount',
      header: words.amount,
      isNumeric: true,
      isSortable: true,
      value: (row) => row.amount / 100,
      cell: (row) => formatMoney(row.amount),
    },
    {
      id: 'status',
      header: words.status,
      isSortable: true,
      value: (row) => row.status,
      cell: (row) => <Badge tone={toneOf[row.status]}>{words[row.status]}</Badge>,
    },
    {
      id: 'bank',
      header: words.bank,
      value: (row) => `${row.bankName} ${row.accountHolder}`,
      cell: (row) => (
        <Stack gap={0} as="span">
          <span>
            {row.bankName} {maskAccount(row.accountNumber)}
          </span>
          <small>{row.accountHolder}</small>
        </Stack>
      ),
    },
    {
      id: 'createdAt',
      header: words.createdAt,
      isSortable: true,
      value: (row) => row.createdAt,
      cell: (row) => <time dateTime={row.createdAt.toISOString()}>{formatMoment(row.createdAt)}</time>,
    },
    { id: 'duration', header: words.duration, cell: (row) => durationOf(row, words), isHiddenOnCard: true },
    {
      id: 'notes',
      header: words.customerNotes,
      value: (row) => row.notes,
      cell: (row) => row.notes,
      isHiddenAtFirst: true,
    },
    {
      id: 'actions',
      header: words.actions,
      isHeaderHidden: true,
      pin: 'end',
      cell: (row) => (
        <Stack direction="row" gap={2} isWrapping>
          <LinkButton variant="ghost" size="sm" href={`/admin/withdrawals/${row.id}`}>
            {words.details}
          </LinkButton>
          {(row.status === 'PENDING' || row.status === 'PROCESSING') && (
            <Button size="sm" onClick={() => onProcess(row.id)}>
              {words.process}
            </Button>
          )}
        </Stack>
      ),
    },
  ]
}

function WithdrawalsList({ onProcess }: { onProcess: (id: string) => void }) {
  const words = useListWords()
  const [layout, setLayout] = useState<TableLayout>({})
  const columns = useMemo(() => columnsOf(words, onProcess), [words, onProcess])
  const list = useClientRows({
    rows: withdrawals,
    columns,
    pageSize,
    initialSort: { by: 'createdAt', order: 'desc' },
  })
  const from = list.matching.length === 0 ? 0 : (list.page - 1) * pageSize + 1
  const range = words.range(from, Math.max(from + list.rows.length - 1, 0), list.matching.length)
  const { status: filter } = list.filters
  const status = filter?.kind === 'oneOf' ? String(filter.values[0]) : ''
  return (
    <Stack gap={5}>
      <Heading level={2}>{words.withdrawals}</Heading>
      <FilterBar
        label={words.filters}
        search={
          <SearchField
            label={words.searchWithdrawals}
            placeholder={words.searchWithdrawals}
            value={list.search}
            onChange={(event) => list.setSearch(event.currentTarget.value)}
          />
        }
        actions={
          <TableExport
            columns={columns}
            layout={layout}
            getRows={() => list.matching}
            fileName={words.withdrawals}
            timeZone={zone}
          />
        }
        result={range}
        applied={status ? [{ id: 'status', label: `${words.status}: ${words[status as WithdrawalStatus]}` }] : []}
        onRemove={() => list.setFilter('status', undefined)}
        {...((list.search || status) && { onClear: list.clearFilters })}
      >
        <Select
          label={words.status}
          isLabelHidden
          value={status}
          options={[
            { value: '', label: words.anyStatus },
            ...(['PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED'] as const).map((value) => ({
              value,
              label: words[value],
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            list.setFilter('status', value ? { kind: 'oneOf', values: [value] } : undefined)
          }
        />
      </FilterBar>
      <DataTable
        label={words.withdrawals}
        columns={columns}
        rows={list.rows}
        getRowId={(row) => row.id}
        getRowLabel={customerOf}
        sort={list.sort}
        onSort={list.onSort}
        layout={layout}
        onLayoutChange={setLayout}
        empty={<EmptyState title={words.noWithdrawals} message={words.noWithdrawalsHint} />}
      />
      {list.totalPages > 1 && (
        <Pagination
          page={list.page}
          totalPages={list.totalPages}
          onPage={list.setPage}
          summary={range}
          previousLabel={words.previous}
          nextLabel={words.next}
        />
      )}
    </Stack>
  )
}

const meta = {
  title: 'Data/DataTable/Withdrawals list',
  component: WithdrawalsList,
  args: { onProcess: fn() },
} satisfies Meta<typeof WithdrawalsList>
export default meta
type Story = StoryObj<typeof meta>

/** Requests, newest first: searched, narrowed, paged, and processed while they may be. */
export const WholeList: Story = {
  name: 'Withdrawals list',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: /Ngày tạo|Created/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20)
    await expect(canvas.getAllByText(/1 - 20 .* 47/)[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Xem chi tiết|View details/ })[0]).toHaveAttribute(
      'href',
      '/admin/withdrawals/w1',
    )
    await userEvent.click(canvas.getAllByRole('button', { name: /Xử lý yêu cầu|Process request/ })[0] as HTMLElement)
    await expect(args.onProcess).toHaveBeenCalledWith('w1')

    await userEvent.click(canvas.getByRole('button', { name: /Trang 3|Page 3/ }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Trạng thái|Status/ }), 'REJECTED')
    await expect(canvas.queryByRole('button', { name: /Xử lý yêu cầu|Process request/ })).toBeNull()
    await expect(canvas.getByText(/1 - 9 .* 9/)).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()

    await userEvent.type(canvas.getByRole('searchbox'), 'khong ai ca')
    await waitFor(() => expect(canvas.getByText(/Không có yêu cầu|No withdrawal requests/)).toBeVisible())
  },
}

export const OnAPhone: Story = {
  decorators: [phone],
}
