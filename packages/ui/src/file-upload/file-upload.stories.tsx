import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: { english: { label: 'Transfer receipt', help: 'Image or PDF, at most 5 MB.' } },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

const receipt = new File(['x'], 'bien-lai.png', { type: 'image/png' })
const song = new File(['x'], 'hò.mp3', { type: 'audio/mpeg' })
const letter = new File(['x'], 'thu.docx', { type: 'application/msword' })

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const words = t('Biên lai chuyển khoản Chọn tệp', 'Transfer receipt Choose a file')
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
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByLabelText<HTMLInputElement>(t(/^Biên lai/, /^Transfer receipt/))
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, [letter, receipt, song])
    await expect(args.onAdd).toHaveBeenCalledWith([receipt])
    const refusal = t(
      'Không nhận loại tệp này: thu.docx, hò.mp3',
      'This kind of file is not accepted: thu.docx, hò.mp3',
    )
    await waitFor(() => expect(document.querySelector("[data-live-region='assertive']")).toHaveTextContent(refusal))
    await expect(canvas.getByText(refusal)).toBeVisible()
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(refusal))
  },
}

export const OtherKindsAreForgotten: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByLabelText<HTMLInputElement>(t(/^Biên lai/, /^Transfer receipt/))
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, letter)
    await expect(canvas.getByText(/thu\.docx/)).toBeVisible()
    await user.upload(input, receipt)
    await expect(canvas.queryByText(/thu\.docx/)).not.toBeInTheDocument()
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
  parameters: {
    english: {
      files: [
        { id: '1', name: 'receipt-vietcombank-2026-11-21.png', size: 842_000, isDone: true },
        { id: '2', name: 'statement-november.pdf', size: 2_400_000, progress: 0.6 },
        { id: '3', name: 'film.mov', size: 90_000_000, error: 'The file is larger than 5 MB' },
      ],
    },
  },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.6')
    const words = t('Gỡ phim.mov', 'Remove film.mov')
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await expect(args.onRemove).toHaveBeenCalledWith('3')
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Hãy gửi kèm biên lai' },
  parameters: { english: { error: 'Attach the receipt' } },
}
export const Disabled: Story = { args: { disabled: true } }
