import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type AddressLevel, AddressPicker } from './address-picker.tsx'

const wardsOf: Record<string, { value: string; label: string }[]> = {
  ct: [
    { value: 'nk', label: 'Phường Ninh Kiều' },
    { value: 'cr', label: 'Phường Cái Răng' },
  ],
  dn: [{ value: 'hc', label: 'Phường Hải Châu' }],
}

const province: AddressLevel = {
  name: 'province',
  label: 'Tỉnh, thành phố',
  load: () =>
    Promise.resolve([
      { value: 'ct', label: 'Cần Thơ' },
      { value: 'dn', label: 'Đà Nẵng' },
    ]),
}
const ward: AddressLevel = {
  name: 'ward',
  label: 'Phường, xã',
  load: (parent) => Promise.resolve(wardsOf[parent ?? ''] ?? []),
}

const meta = {
  title: 'Inputs/AddressPicker',
  component: AddressPicker,
  args: {
    label: 'Nơi nhận',
    levels: [province, ward],
    failedMessage: 'Không tải được danh sách',
    onChange: fn(),
  },
} satisfies Meta<typeof AddressPicker>
export default meta
type Story = StoryObj<typeof meta>

async function pick(box: HTMLElement, text: string) {
  await userEvent.type(box, text)
  await screen.findByRole('option')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
  await userEvent.keyboard('{Enter}')
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = (name: string) => canvas.getByRole('combobox', { name })
    await expect(canvas.getByRole('group', { name: 'Nơi nhận' })).toBeVisible()
    await expect(box('Phường, xã')).toBeDisabled()
    await waitFor(() => expect(box('Tỉnh, thành phố')).toBeEnabled())
    await pick(box('Tỉnh, thành phố'), 'can')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['ct', null]))
    await waitFor(() => expect(box('Phường, xã')).toBeEnabled())
    await pick(box('Phường, xã'), 'cai')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['ct', 'cr']))
    await userEvent.clear(box('Tỉnh, thành phố'))
    await pick(box('Tỉnh, thành phố'), 'da')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['dn', null]))
  },
}

export const Filled: Story = {
  args: { defaultValue: ['ct', 'nk'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Phường, xã' })).toHaveValue('Phường Ninh Kiều'))
  },
}

let bringProvinces: (provinces: { value: string; label: string }[]) => void = () => undefined

export const TypedBeforeTheListCame: Story = {
  args: {
    levels: [
      {
        ...province,
        load: () =>
          new Promise((resolve) => {
            bringProvinces = resolve
          }),
      },
      ward,
    ],
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' })
    await userEvent.type(box, 'da')
    bringProvinces([
      { value: 'ct', label: 'Cần Thơ' },
      { value: 'dn', label: 'Đà Nẵng' },
    ])
    await expect(await screen.findByRole('option', { name: 'Đà Nẵng' })).toBeVisible()
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('da')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['dn', null]))
  },
}

const failing = fn(() => Promise.reject(new Error('offline')))

export const Failed: Story = {
  args: { levels: [{ ...province, load: failing }, ward] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không tải được danh sách')
    const before = failing.mock.calls.length
    await userEvent.click(canvas.getByRole('button', { name: globals.locale === 'en' ? 'Try again' : 'Thử lại' }))
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1))
    await canvas.findByRole('alert')
  },
}

export const Loading: Story = { args: { levels: [{ ...province, load: () => new Promise(() => undefined) }, ward] } }
export const WithError: Story = {
  args: {
    levels: [province, { ...ward, error: 'Hãy chọn phường, xã' }],
    isRequired: true,
    help: 'Theo địa giới từ 01/07/2025',
  },
}
export const Disabled: Story = { args: { disabled: true } }
