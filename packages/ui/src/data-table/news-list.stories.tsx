import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { Badge, type Tone } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton, iconButtonVariants } from '../icon-button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { TableViews, type TableViewState, useStoredViews } from '../table-views/table-views.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { DataTable, type DataTableColumn, nothingSelected, type TableSelection, useClientRows } from './data-table.tsx'
import { type ListWords, useListWords } from './story-list-words.ts'
import { phone } from './story-frames.tsx'

type ArticleStatus = 'PUBLISHED' | 'DRAFT' | 'ARCHIVED'
type BulkAction = 'publish' | 'draft' | 'archive' | 'delete'

interface Article {
  id: string
  slug: string
  title: string
  category: string
  status: ArticleStatus
  publishedAt: Date | null
}

const titlesIn = (t: Texts) => [
  t('Mùa nước nổi về trên sông Hậu', 'Flood season on the Hậu River'),
  t('Cách chọn xoài cát Hòa Lộc', 'How to choose a Hòa Lộc mango'),
  t('Ghe hàng bông cuối năm', 'Produce boats at the end of the year'),
  t('Bún nước lèo buổi sáng ở Ngã Bảy', 'Morning noodle soup in Ngã Bảy'),
]
const categoriesIn = (t: Texts) => [t('Sông nước', 'River life'), t('Trái cây', 'Fruit'), t('Món ngon', 'Good food')]
const statuses = ['PUBLISHED', 'DRAFT', 'PUBLISHED', 'ARCHIVED'] as const
const toneOf: Record<ArticleStatus, Tone> = { PUBLISHED: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' }
const day = 86_400_000

const articlesIn = (t: Texts): Article[] =>
  Array.from({ length: 58 }, (_, index) => {
    const status = statuses[index % statuses.length] ?? 'DRAFT'
    return {
      id: `a${index + 1}`,
      slug: `bai-viet-${index + 1}`,
      title: `${titlesIn(t)[index % 4]} (${index + 1})`,
      category: categoriesIn(t)[index % 3] ?? '',
      status,
      publishedAt: status === 'DRAFT' ? null : new Date(Date.UTC(2026, 10, 20) - index * day),
    }
  })
const articles = { vi: articlesIn(inVietnamese), en: articlesIn(inEnglish) }

function columnsOf(words: ListWords, onDelete: (id: string) => void): DataTableColumn<Article>[] {
  return [
    {
      id: 'title',
      header: words.title,
      isPrimary: true,
      isSortable: true,
      value: (row) => row.title,
      cell: (row) => row.title,
    },
    {
      id: 'status',
      header: words.status,
      value: (row) => row.status,
      cell: (row) => <Badge tone={toneOf[row.status]}>{words[row.status]}</Badge>,
    },
    { id: 'category', header: words.category, value: (row) => row.category, cell: (row) => row.category },
    {
      id: 'publishedAt',
      header: words.publishedAt,
      isSortable: true,
      value: (row) => row.publishedAt,
      cell: (row) => row.publishedAt?.toLocaleDateString('vi-VN', { timeZone: 'UTC' }) ?? '–',
    },
    {
      id: 'actions',
      header: words.actions,
      isHeaderHidden: true,
      cell: (row) => (
        <Stack direction="row" gap={1}>
          <Link
            href={`/news/${row.slug}`}
            target="_blank"
            aria-label={words.view(row.title)}
            className={iconButtonVariants({ size: 'sm' })}
          >
            <Eye aria-hidden="true" />
          </Link>
          <Link
            href={`/admin/news/${row.id}/edit`}
            aria-label={words.edit(row.title)}
            className={iconButtonVariants({ size: 'sm' })}
          >
            <Pencil aria-hidden="true" />
          </Link>
          <IconButton size="sm" label={words.removeOne(row.title)} icon={<Trash2 />} onClick={() => onDelete(row.id)} />
        </Stack>
      ),
    },
  ]
}

interface NewsListProps {
  onBulk: (action: BulkAction, selection: TableSelection) => void
  onDelete: (id: string) => void
}

const pageSize = 20
const standard: TableViewState = { layout: {}, sort: { by: 'publishedAt', order: 'desc' } }

function NewsList({ onBulk, onDelete }: NewsListProps) {
  const words = useListWords()
  const columns = useMemo(() => columnsOf(words, onDelete), [words, onDelete])
  const list = useClientRows({
    rows: articles[useUi().locale],
    columns,
    pageSize,
    initialSort: { by: 'publishedAt', order: 'desc' },
  })
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const [layout, setLayout] = useState(standard.layout)
  const [views, setViews] = useStoredViews('chonoi-story-news-views')
  const from = list.matching.length === 0 ? 0 : (list.page - 1) * pageSize + 1
  const range = words.results(from, Math.max(from + list.rows.length - 1, 0), list.matching.length)
  const actions = [
    ['publish', words.publish],
    ['draft', words.toDraft],
    ['archive', words.archive],
    ['delete', words.remove],
  ] as const
  return (
    <Stack gap={5}>
      <Heading level={2}>{words.news}</Heading>
      <FilterBar
        label={words.filters}
        result={range}
        search={
          <SearchField
            label={words.searchNews}
            placeholder={words.searchNews}
            value={list.search}
            onChange={(event) => list.setSearch(event.currentTarget.value)}
          />
        }
      />
      <DataTable
        label={words.news}
        columns={columns}
        rows={list.rows}
        totalRows={list.matching.length}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.title}
        sort={list.sort}
        onSort={list.onSort}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={actions.map(([action, label]) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'delete' ? 'danger' : 'secondary'}
            onClick={() => onBulk(action, selection)}
          >
            {label}
          </Button>
        ))}
        layout={layout}
        onLayoutChange={setLayout}
        toolbar={
          <TableViews
            views={views}
            onViewsChange={setViews}
            current={{ layout, sort: list.sort }}
            standard={standard}
            onShow={(state) => {
              setLayout(state.layout)
              if (state.sort) list.onSort(state.sort)
            }}
          />
        }
        empty={<EmptyState title={words.noNews} message={words.noNewsHint} />}
      />
      {list.totalPages > 1 && (
        <Pagination page={list.page} totalPages={list.totalPages} onPage={list.setPage} summary={range} />
      )}
    </Stack>
  )
}

const meta = {
  title: 'Data/DataTable/News list',
  component: NewsList,
  args: { onBulk: fn(), onDelete: fn() },
} satisfies Meta<typeof NewsList>
export default meta
type Story = StoryObj<typeof meta>

/** Articles are chosen on one page, on two, and all at once, and acted on together. */
export const WholeList: Story = {
  name: 'News list',
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const firstBox = () => canvas.getAllByRole('checkbox')[1] as HTMLElement
    await userEvent.click(firstBox())
    await userEvent.click(canvas.getByRole('button', { name: /Trang 2|Page 2/ }))
    await userEvent.click(firstBox())
    await userEvent.click(canvas.getByRole('button', { name: /^(Đăng|Publish)$/ }))
    await expect(args.onBulk).toHaveBeenLastCalledWith('publish', { mode: 'some', ids: ['a1', expect.any(String)] })

    await userEvent.click(canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Chọn tất cả 58|Select all 58/ }))
    await userEvent.click(firstBox())
    await userEvent.click(canvas.getByRole('button', { name: /^(Lưu trữ|Archive)$/ }))
    await expect(args.onBulk).toHaveBeenLastCalledWith('archive', { mode: 'all', except: [expect.any(String)] })
    await userEvent.click(canvas.getByRole('button', { name: /Bỏ chọn|Clear selection/ }))

    await userEvent.click(canvas.getByRole('button', { name: /^(Tiêu đề|Title)$/ }))
    await expect(canvas.getByRole('columnheader', { name: /Tiêu đề|Title/ })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.type(canvas.getByRole('searchbox'), t('xoai cat', 'mango'))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(
      /Cách chọn xoài cát Hòa Lộc|How to choose a Hòa Lộc mango/,
    )
  },
}

export const OnAPhone: Story = {
  decorators: [phone],
}
