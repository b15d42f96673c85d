import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { type AddressLevel, AddressPicker } from './address-picker.tsx'

const provinces = [
  { value: 'ct', label: 'Cần Thơ' },
  { value: 'dn', label: 'Đà Nẵng' },
]

const wardsOf = (t: Texts): Record<string, { value: string; label: string }[]> => ({
  ct: [
    { value: 'nk', label: t('Phường Ninh Kiều', 'Ninh Kiều ward') },
    { value: 'cr', label: t('Phường Cái Răng', 'Cái Răng ward') },
  ],
  dn: [{ value: 'hc', label: t('Phường Hải Châu', 'Hải Châu ward') }],
})

const levelsIn = (t: Texts, ofProvince?: Partial<AddressLevel>, ofWard?: Partial<AddressLevel>): AddressLevel[] => [
  {
    name: 'province',
    label: t('Tỉnh, thành phố', 'Province or city'),
    load: () => Promise.resolve(provinces),
    ...ofProvince,
  },
  {
    name: 'ward',
    label: t('Phường, xã', 'Ward or commune'),
    load: (province) => Promise.resolve(wardsOf(t)[province ?? ''] ?? []),
    ...ofWard,
  },
]

const meta = {
  title: 'Inputs/AddressPicker',
  component: AddressPicker,
  args: {
    label: 'Nơi nhận',
    levels: levelsIn(inVietnamese),
    failedMessage: 'Không tải được danh sách',
    onChange: fn(),
  },
  parameters: {
    english: {
      label: 'Deliver to',
      levels: levelsIn(inEnglish),
      failedMessage: 'The list could not be loaded',
    },
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

const provinceName = /^(Tỉnh, thành phố|Province or city)/
const wardName = /^(Phường, xã|Ward or commune)/

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = (name: RegExp) => canvas.getByRole('combobox', { name })
    await expect(canvas.getByRole('group', { name: /Nơi nhận|Deliver to/ })).toBeVisible()
    await expect(box(wardName)).toBeDisabled()
    await waitFor(() => expect(box(provinceName)).toBeEnabled())
    await pick(box(provinceName), 'can')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['ct', null]))
    await waitFor(() => expect(box(wardName)).toBeEnabled())
    await pick(box(wardName), 'cai')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['ct', 'cr']))
    await userEvent.clear(box(provinceName))
    await pick(box(provinceName), 'da')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['dn', null]))
  },
}

export const Filled: Story = {
  args: { defaultValue: ['ct', 'nk'] },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: t('Phường, xã', 'Ward or commune') })).toHaveValue(
        t('Phường Ninh Kiều', 'Ninh Kiều ward'),
      ),
    )
  },
}

let bringProvinces: (list: typeof provinces) => void = () => undefined

const late: Partial<AddressLevel> = {
  load: () =>
    new Promise((resolve) => {
      bringProvinces = resolve
    }),
}

export const TypedBeforeTheListCame: Story = {
  args: { levels: levelsIn(inVietnamese, late) },
  parameters: { english: { levels: levelsIn(inEnglish, late) } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: provinceName })
    await userEvent.type(box, 'da')
    bringProvinces(provinces)
    const option = await screen.findByRole('option', { name: 'Đà Nẵng' })
    await waitFor(() => expect(option).toBeVisible())
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
  args: { levels: levelsIn(inVietnamese, { load: failing }) },
  parameters: { english: { levels: levelsIn(inEnglish, { load: failing }) } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('Không tải được danh sách', 'The list could not be loaded'),
    )
    const before = failing.mock.calls.length
    await userEvent.click(canvas.getByRole('button', { name: t('Thử lại', 'Try again') }))
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1))
    await canvas.findByRole('alert')
  },
}

const loading: Partial<AddressLevel> = { load: () => new Promise(() => undefined) }

export const Loading: Story = {
  args: { levels: levelsIn(inVietnamese, loading) },
  parameters: { english: { levels: levelsIn(inEnglish, loading) } },
}

export const WithError: Story = {
  args: {
    levels: levelsIn(inVietnamese, {}, { error: 'Hãy chọn phường, xã' }),
    isRequired: true,
    help: 'Theo địa giới từ 01/07/2025',
  },
  parameters: {
    english: {
      levels: levelsIn(inEnglish, {}, { error: 'Choose a ward or commune' }),
      help: 'Boundaries as of 1 July 2025',
    },
  },
}
export const Disabled: Story = { args: { disabled: true } }
