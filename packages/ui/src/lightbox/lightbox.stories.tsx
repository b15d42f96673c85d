import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense, useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { storyPicture } from '../gallery/story-pictures.ts'
import { Lightbox } from './lightbox.tsx'

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  parameters: {
    docs: framedInDocs,
    keyboard: 'dialog',
    english: {
      label: 'Photos of the early market',
      pictures: [
        { id: 'mango', src: storyPicture('#fff1d9', '#f7a21b'), alt: 'A basket of ripe mangoes at the bow' },
        { id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'The river at sunrise' },
        { id: 'leaf', src: storyPicture('#e1f5e7', '#187a3c'), alt: 'A bunch of morning glory still wet with dew' },
      ],
    },
  },
  args: {
    label: 'Ảnh chợ sớm',
    pictures: [
      { id: 'mango', src: storyPicture('#fff1d9', '#f7a21b'), alt: 'Rổ xoài chín trên mũi ghe' },
      { id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'Mặt sông lúc bình minh' },
      { id: 'leaf', src: storyPicture('#e1f5e7', '#187a3c'), alt: 'Bó rau muống còn đọng sương' },
    ],
  },
  render: function Opened(args, { globals }) {
    const t = textsIn(globals)
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('Xem ảnh', 'View photos')}</Button>
        {isOpen && <Lightbox {...args} isOpen onOpenChange={setOpen} />}
      </>
    )
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

const mangoes = /^(Rổ xoài|A basket of ripe mangoes)/
const river = /^(Mặt sông|The river)/

const opened: Story['render'] = (args) => <Lightbox {...args} isOpen />
const stageOf = (image: HTMLElement) => image.parentElement as HTMLElement
const shown = () => screen.findByRole('img')

/** Waits for the drawn picture: its size bounds how far it is moved. */
async function drawnStage() {
  const image = (await shown()) as HTMLImageElement
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
  return stageOf(image)
}

async function dragged(stage: HTMLElement, dx: number, dy = 0) {
  const { left, top, width, height } = stage.getBoundingClientRect()
  const from = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, button: 0 }
  const to = { ...from, clientX: from.clientX + dx, clientY: from.clientY + dy }
  // Only a real pointer can be captured.
  stage.setPointerCapture = () => undefined
  await fireEvent.pointerDown(stage, from)
  await fireEvent.pointerMove(stage, to)
  await fireEvent.pointerUp(stage, to)
}

const valueOf = (stage: HTMLElement, name: string) => Number.parseFloat(stage.style.getPropertyValue(name))

export const Open: Story = { render: opened }

export const SinglePicture: Story = {
  args: { pictures: [{ id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'Mặt sông lúc bình minh' }] },
  parameters: {
    english: { pictures: [{ id: 'river', src: storyPicture('#e5eefe', '#2563eb'), alt: 'The river at sunrise' }] },
  },
  render: opened,
  play: async () => {
    await shown()
    await expect(screen.queryByRole('button', { name: /^(Sau|Next)$/ })).toBeNull()
  },
}

export const Zoomed: Story = {
  render: opened,
  play: async ({ userEvent }) => {
    const stage = await drawnStage()
    await userEvent.keyboard('++')
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBeCloseTo(2.25))
  },
}

export const KeysGoOnAndZoom: Story = {
  render: opened,
  play: async ({ userEvent }) => {
    await drawnStage()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await shown()).toHaveAccessibleName(river)
    await waitFor(() => expect(screen.getByText('2/3')).toBeVisible())
    const stage = await drawnStage()
    await userEvent.keyboard('+')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await shown(), 'a zoomed picture is moved').toHaveAccessibleName(river)
    await userEvent.keyboard('-')
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBe(1))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await shown()).toHaveAccessibleName(mangoes)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await shown(), 'the first is the first').toHaveAccessibleName(mangoes)
  },
}

export const SwipesGoOn: Story = {
  render: opened,
  play: async () => {
    await dragged(await drawnStage(), -120)
    await waitFor(async () => expect(await shown()).toHaveAccessibleName(river))
    await dragged(await drawnStage(), 120)
    await waitFor(async () => expect(await shown()).toHaveAccessibleName(mangoes))
    await dragged(await drawnStage(), -20)
    await expect(await shown(), 'a short way is no swipe').toHaveAccessibleName(mangoes)
  },
}

export const DoubleTapZoomsAndDraggingMoves: Story = {
  render: opened,
  play: async () => {
    const stage = await drawnStage()
    await dragged(stage, 0)
    await dragged(stage, 0)
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBe(2.5))
    await dragged(stage, -40, 10)
    await waitFor(() => expect([valueOf(stage, '--ui-x'), valueOf(stage, '--ui-y')]).toEqual([-40, 10]))
    await dragged(stage, 0)
    await dragged(stage, 0)
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBe(1))
  },
}

export const WheelZooms: Story = {
  render: opened,
  play: async () => {
    const stage = await drawnStage()
    await fireEvent.wheel(stage, { deltaY: -200 })
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBeGreaterThan(1.3))
    await fireEvent.wheel(stage, { deltaY: 4000 })
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBe(1))
  },
}

export const PinchZooms: Story = {
  render: opened,
  play: async () => {
    const stage = await drawnStage()
    const { left, top, width, height } = stage.getBoundingClientRect()
    const at = (pointerId: number, dx: number) => ({
      ...{ pointerId, button: 0 },
      ...{ clientX: left + width / 2 + dx, clientY: top + height / 2 },
    })
    stage.setPointerCapture = () => undefined
    await fireEvent.pointerDown(stage, at(1, -50))
    await fireEvent.pointerDown(stage, at(2, 50))
    await fireEvent.pointerMove(stage, at(1, -100))
    await fireEvent.pointerMove(stage, at(2, 100))
    await fireEvent.pointerUp(stage, at(1, -100))
    await fireEvent.pointerUp(stage, at(2, 100))
    await waitFor(() => expect(valueOf(stage, '--ui-scale')).toBeCloseTo(2))
    await expect(await shown()).toHaveAccessibleName(mangoes)
  },
}

const LazyLightbox = lazy(() => import('./lightbox.tsx').then(({ Lightbox: default_ }) => ({ default: default_ })))

/** Opened from a gallery, with its code loaded when it is opened. The focus goes back to the gallery. */
export const FromAGallery: Story = {
  render: function FromGallery(args) {
    const [openAt, setOpenAt] = useState<number>()
    const close = () => setOpenAt(undefined)
    return (
      <div style={{ maxInlineSize: 420 }}>
        <Gallery label={args.label} pictures={args.pictures} onEnlarge={setOpenAt} />
        {openAt !== undefined && (
          <Suspense>
            <LazyLightbox {...args} startAt={openAt} isOpen onOpenChange={close} />
          </Suspense>
        )}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('region')
    strip.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('img')).toHaveAccessibleName(river)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(strip).toHaveFocus())
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button')) }
