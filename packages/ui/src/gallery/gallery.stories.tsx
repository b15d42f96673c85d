import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: pictureNamed(3) })
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /rau muống/ }).getBoundingClientRect().left).toBeLessThan(60),
    )
  },
}

export const SinglePicture: Story = {
  args: { pictures: [{ id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'Mặt sông lúc bình minh' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
