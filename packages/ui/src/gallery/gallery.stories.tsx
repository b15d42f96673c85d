import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Gallery } from './gallery.tsx'
import { storyPicture } from './story-pictures.ts'

const meta = {
  title: 'Data/Gallery',
  component: Gallery,
  args: {
    label: 'Ảnh chợ sớm',
    pictures: [
      { id: 'mango', src: storyPicture('#fff1d9', '#f7a21b'), alt: 'Rổ xoài chín trên mũi ghe' },
      { id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'Mặt sông lúc bình minh' },
      { id: 'leaf', src: storyPicture('#e1f5e7', '#187a3c'), alt: 'Bó rau muống còn đọng sương' },
    ],
  },
  parameters: {
    english: {
      label: 'Photos of the early market',
      pictures: [
        { id: 'mango', src: storyPicture('#fff1d9', '#f7a21b'), alt: 'A basket of ripe mangoes at the bow' },
        { id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'The river at sunrise' },
        { id: 'leaf', src: storyPicture('#e1f5e7', '#187a3c'), alt: 'A bunch of morning glory still wet with dew' },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

const pictureNamed = (number: number) => new RegExp(`^(Ảnh ${number} trên 3|Picture ${number} of 3)$`)

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('region')
    await userEvent.tab()
    await expect(strip).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(strip).toHaveAccessibleName(pictureNamed(2))
    await waitFor(() => expect(strip.scrollLeft).toBeCloseTo(strip.clientWidth, -1))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(pictureNamed(3))
    await userEvent.keyboard('{Home}')
    await expect(strip).toHaveAccessibleName(pictureNamed(1))
  },
}

export const Thumbnails: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const third = canvas.getByRole('button', { name: pictureNamed(3) })
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await waitFor(() =>
      expect(
        canvas.getByRole('img', { name: t(/rau muống/, /morning glory/) }).getBoundingClientRect().left,
      ).toBeLessThan(60),
    )
  },
}

export const SinglePicture: Story = {
  args: { pictures: [{ id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'Mặt sông lúc bình minh' }] },
  parameters: {
    english: { pictures: [{ id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'The river at sunrise' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A click on the picture, Enter on it and the button ask for the picture that is shown. */
export const Enlarging: Story = {
  args: { onEnlarge: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button', { name: /^(Xem ảnh lớn|View larger picture)$/ })
    await userEvent.click(canvas.getByRole('img', { name: t(/Rổ xoài/, /ripe mangoes/) }))
    await expect(args.onEnlarge).toHaveBeenLastCalledWith(0)
    await expect(button).toHaveFocus()
    const strip = canvas.getByRole('region')
    strip.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onEnlarge).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{End}')
    await userEvent.click(button)
    await expect(args.onEnlarge).toHaveBeenLastCalledWith(2)
  },
}
