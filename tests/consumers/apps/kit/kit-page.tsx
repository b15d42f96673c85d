'use client'
import { Button } from '@chonoi/ui/button'
import { ComboBox } from '@chonoi/ui/combo-box'
import { DataTable, type DataTableColumn, useClientRows } from '@chonoi/ui/data-table'
import { Dialog } from '@chonoi/ui/dialog'
import { DialogTrigger } from '@chonoi/ui/dialog-trigger'
import { Heading } from '@chonoi/ui/heading'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { ThemeScope } from '@chonoi/ui/theme-scope'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

interface Boat {
  id: string
  name: string
  baskets: number
}

const boats: Boat[] = [
  { id: 'b1', name: 'Hương Quê', baskets: 120 },
  { id: 'b2', name: 'Sông Hậu', baskets: 86 },
  { id: 'b3', name: 'Út Mười', baskets: 1240 },
]

const columns: DataTableColumn<Boat>[] = [
  { id: 'name', header: 'Tên ghe', cell: ({ name }) => name, value: ({ name }) => name, isPrimary: true },
  {
    id: 'baskets',
    header: 'Số giỏ',
    cell: ({ baskets }) => baskets,
    value: ({ baskets }) => baskets,
    isNumeric: true,
    isSortable: true,
  },
]

const never = () => () => {}
const follow = (href: string) => location.assign(href)

function Boats() {
  const { rows, sort, onSort } = useClientRows({ rows: boats, columns })
  return (
    <DataTable label="Ghe thuyền" columns={columns} rows={rows} getRowId={({ id }) => id} sort={sort} onSort={onSort} />
  )
}

/** Components a team would start with: native ones, overlays, a table, a brand colour. */
export function KitPage({ nonce, children }: { nonce?: string; children?: ReactNode }) {
  const [presses, setPresses] = useState(0)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <UiProvider locale="vi" labels={viLabels} navigate={follow}>
      <Stack gap={4} id="kit" data-alive={isAlive || undefined}>
        <Heading level={1}>Chợ Nổi Cái Răng</Heading>
        <Button id="press" onClick={() => setPresses(presses + 1)}>
          Đã bấm {presses} lần
        </Button>
        <DialogTrigger trigger={<Button variant="secondary">Mở hộp thoại</Button>}>
          <Dialog title="Sửa tên ghe" footer={(close) => <Button onClick={close}>Lưu</Button>}>
            <ComboBox
              label="Tỉnh, thành phố"
              options={[
                { value: 'ct', label: 'Cần Thơ' },
                { value: 'dn', label: 'Đà Nẵng' },
              ]}
            />
          </Dialog>
        </DialogTrigger>
        <Select
          label="Sắp xếp theo"
          options={[
            { value: 'newest', label: 'Mới nhất' },
            { value: 'cheapest', label: 'Giá thấp đến cao' },
          ]}
        />
        <Boats />
        <ThemeScope color="#187a3c" nonce={nonce}>
          <Button id="branded">Ghe cô Ba</Button>
        </ThemeScope>
      </Stack>
      {children}
    </UiProvider>
  )
}
