import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileUpload } from './file-upload.tsx'

const meta = {
  title: 'Inputs/FileUpload',
  component: FileUpload,
  args: {
    label: 'Biên lai chuyển khoản',
    accept: 'image/*,.pdf',
    help: 'Ảnh hoặc PDF, tối đa 5 MB.',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

const receipt = new File(['x'], 'bien-lai.png', { type: 'image/png' })
const letter = new File(['x'], 'thu.docx', { type: 'application/msword' })

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const words = globals.locale === 'vi' ? 'Biên lai chuyển khoản Chọn tệp' : 'Biên lai chuyển khoản Choose a file'
    const input = canvas.getByLabelText<HTMLInputElement>(words)
    await userEvent.upload(input, receipt)
    await expect(args.onAdd).toHaveBeenCalledWith([receipt])
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(input).toHaveFocus()
  },
}

export const OtherKindsOfFiles: Story = {
  args: { isMultiple: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Biên lai/)
    await userEvent.setup({ applyAccept: false }).upload(input, [letter, receipt])
    await expect(args.onAdd).toHaveBeenCalledWith([receipt])
    await waitFor(() => expect(document.querySelector("[data-live-region='assertive']")).toHaveTextContent('thu.docx'))
  },
}

export const WithFiles: Story = {
  args: {
    isMultiple: true,
    files: [
      { id: '1', name: 'bien-lai-vietcombank-2026-11-21.png', size: 842_000, isDone: true },
      { id: '2', name: 'sao-ke-thang-11.pdf', size: 2_400_000, progress: 0.6 },
      { id: '3', name: 'phim.mov', size: 90_000_000, error: 'Tệp lớn hơn 5 MB' },
    ],
  },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.6')
    const words = globals.locale === 'vi' ? 'Gỡ phim.mov' : 'Remove phim.mov'
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await expect(args.onRemove).toHaveBeenCalledWith('3')
  },
}

export const WithError: Story = { args: { isRequired: true, error: 'Hãy gửi kèm biên lai' } }
export const Disabled: Story = { args: { disabled: true } }
