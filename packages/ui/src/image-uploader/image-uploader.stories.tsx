import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ImageUploader } from './image-uploader.tsx'

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`)}`

const images = [
  { id: 'a', name: 'xoai.webp', url: picture('#f7c948') },
  { id: 'b', name: 'cam.webp', url: picture('#f7a21b') },
  { id: 'c', name: 'ghe.webp', url: picture('#8a5a2b') },
]

const meta = {
  title: 'Inputs/ImageUploader',
  component: ImageUploader,
  args: {
    label: 'Ảnh sản phẩm',
    help: 'Tối đa 9 ảnh, ảnh đầu là ảnh bìa',
    images,
    onAdd: fn(),
    onRemove: fn(),
    onReorder: fn(),
  },
  parameters: { english: { label: 'Product photos', help: 'At most 9 photos; the first is the cover' } },
} satisfies Meta<typeof ImageUploader>
export default meta
type Story = StoryObj<typeof meta>

function Arranged(props: ComponentProps<typeof ImageUploader>) {
  const [ids, setIds] = useState(props.images.map((image) => image.id))
  return (
    <ImageUploader
      {...props}
      images={ids.flatMap((id) => props.images.filter((image) => image.id === id))}
      onReorder={(next) => {
        setIds(next)
        props.onReorder(next)
      }}
      onRemove={(id) => setIds(ids.filter((one) => one !== id))}
    />
  )
}

export const Keyboard: Story = {
  render: (args) => <Arranged {...args} />,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const later = canvas.getByRole('button', { name: t('Đưa xoai.webp ra sau', 'Move xoai.webp later') })
    later.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReorder).toHaveBeenLastCalledWith(['b', 'a', 'c'])
    await waitFor(() =>
      expect(document.body).toHaveTextContent(t('xoai.webp ở vị trí 2 trên 3', 'xoai.webp is now 2 of 3')),
    )
    await expect(later).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onReorder).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: t('Gỡ cam.webp', 'Remove cam.webp') }))
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: t('Gỡ ghe.webp', 'Remove ghe.webp') })).toHaveFocus()
  },
}

export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(third, { dataTransfer })
    await fireEvent.dragOver(first, { dataTransfer })
    await fireEvent.drop(first, { dataTransfer })
    await expect(args.onReorder).toHaveBeenCalledWith(['c', 'a', 'b'])
  },
}

/** Stores added files, as an application does. */
function Filling(props: ComponentProps<typeof ImageUploader>) {
  const [added, setAdded] = useState<File[]>([])
  const tiles = added.map(({ name }) => ({ id: name, name, url: picture('#3f7d58') }))
  return (
    <ImageUploader
      {...props}
      images={[...props.images, ...tiles]}
      onAdd={(files) => {
        setAdded(files)
        props.onAdd(files)
      }}
    />
  )
}

/** Two files are added where only one fits. The message about the omitted file is also visible. */
export const TooMany: Story = {
  args: { most: 4 },
  render: (args) => <Filling {...args} />,
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = textsIn(globals)
    const files = ['dua.webp', 'me.webp'].map((name) => new File(['x'], name, { type: 'image/webp' }))
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, files)
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 1))
    const told = t('Không thêm được 1 ảnh: tối đa 4', '1 picture not added: at most 4')
    await expect(await canvas.findByText(told)).toBeVisible()
  },
}

/**
 * Three files are added where only one fits, one of them not an image. Both problems are reported even though the list
 * is full.
 */
export const TooManyAndWrongKind: Story = {
  args: { most: 4 },
  render: (args) => <Filling {...args} />,
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = textsIn(globals)
    const song = new File(['x'], 'hò.mp3', { type: 'audio/mpeg' })
    const files = ['dua.webp', 'me.webp'].map((name) => new File(['x'], name, { type: 'image/webp' }))
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.setup({ applyAccept: false }).upload(input, [song, ...files])
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 1))
    await expect(await canvas.findByText(/hò\.mp3/)).toHaveTextContent(
      t('Không thêm được 1 ảnh: tối đa 4', '1 picture not added: at most 4'),
    )
  },
}

/** The message about omitted files disappears with the next choice. */
export const WrongKindAfterTooMany: Story = {
  args: { most: 4 },
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false })
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await user.upload(
      input,
      ['dua.webp', 'me.webp'].map((name) => new File(['x'], name, { type: 'image/webp' })),
    )
    await expect(await canvas.findByText(/4/, { selector: '.ui-field-error span' })).toBeVisible()
    await user.upload(input, new File(['x'], 'hò.mp3', { type: 'audio/mpeg' }))
    await expect(await canvas.findByText(/hò\.mp3/)).not.toHaveTextContent('4')
  },
}

export const Uploading: Story = {
  args: {
    images: [
      ...images.slice(0, 1),
      { id: 'd', name: 'bến.webp', url: picture('#bfe3f5'), progress: 0.4 },
      { id: 'e', name: 'phim.webp', url: picture('#c4232d'), error: 'Ảnh lớn hơn 5 MB' },
    ],
  },
  parameters: {
    english: {
      images: [
        ...images.slice(0, 1),
        { id: 'd', name: 'bến.webp', url: picture('#bfe3f5'), progress: 0.4 },
        { id: 'e', name: 'phim.webp', url: picture('#c4232d'), error: 'The photo is larger than 5 MB' },
      ],
    },
  },
}
/** Pictures of which none stands for all. */
export const WithoutCover: Story = {
  args: { hasCover: false, label: 'Ảnh đánh giá', help: 'Tối đa 5 ảnh' },
  parameters: { english: { label: 'Review photos', help: 'At most 5 photos' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.ui-picture-tile-cover')).toBeNull()
  },
}
export const Empty: Story = { args: { images: [] } }
export const Full: Story = { args: { most: 3 } }
export const WithError: Story = {
  args: { images: [], isRequired: true, error: 'Cần ít nhất một ảnh' },
  parameters: { english: { error: 'Add at least one photo' } },
}
export const Disabled: Story = { args: { disabled: true } }
