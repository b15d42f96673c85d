import '@chonoi/ui/test-setup'
import { Dialog } from '@chonoi/ui/dialog'
import { Drawer } from '@chonoi/ui/drawer'
import { MultiSelect } from '@chonoi/ui/multi-select'
import { expect, test } from 'vitest'
import { render } from './render.tsx'

const parts = {
  Dialog: <Dialog isOpen title="Sửa tên ghe" footer={null} />,
  Drawer: <Drawer isOpen title="Bộ lọc" footer={null} />,
  MultiSelect: <MultiSelect label="Nơi giao" options={[{ value: 'ct', label: 'Cần Thơ' }]} defaultValue={['ct']} />,
}

test.each(Object.entries(parts))('%s renders in jsdom after importing @chonoi/ui/test-setup', async (_name, part) => {
  const unmount = await render(part)
  expect(document.body.textContent).toMatch(/Sửa tên ghe|Bộ lọc|Cần Thơ/)
  await unmount()
})
