import { commands } from 'vitest/browser'
import type { Fault } from '../modes/fault.ts'
import { nextFrame, settleAnimations } from '../modes/settle.ts'
import type { PictureAnswer } from './picture.ts'
import { storyBox } from './story-box.ts'

/** What a story loads may come a little later: so long is waited for the picture it should be, ms. */
const patience = 4000
/** On a machine so busy that a picture takes a second, so often is looked at least. */
const fewestTries = 4

/** A lazy image out of sight isn't asked for, and its decoding would never end. */
function isAskedFor(image: HTMLImageElement): boolean {
  if (image.loading !== 'lazy') return true
  const { top, bottom, left, right } = image.getBoundingClientRect()
  const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
  return isInWindow && image.checkVisibility()
}

/** Photographs, which let nothing through. */
const isOpaque = (image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc.endsWith('.webp')

const isAsLarge = (one: HTMLElement, other: HTMLElement) =>
  one.offsetWidth === other.offsetWidth && one.offsetHeight === other.offsetHeight

/**
 * The ground of an image and of what it fills is left out once the image was decoded and is known to be opaque; painted before,
 * it shines through at round corners. Without the ground both look alike.
 */
function takeGroundAway(image: HTMLImageElement): void {
  for (let box: HTMLElement | null = image; box && isAsLarge(box, image); box = box.parentElement)
    box.style.setProperty('background', 'none', 'important')
}

async function settle(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter(isAskedFor)
  // A story may show a picture that doesn't load on purpose.
  await Promise.allSettled(images.map((image) => image.decode()))
  images.filter(isOpaque).forEach(takeGroundAway)
  await nextFrame()
  settleAnimations()
  await nextFrame()
}

/** The story as it stands against its committed picture, 0 px of difference. */
export async function checkPicture(mode: string, story: string): Promise<Fault[]> {
  const end = performance.now() + patience
  for (let tries = 1; ; tries++) {
    await settle()
    const box = storyBox()
    if (!box) return []
    const answer: PictureAnswer = await commands.takePicture({ mode, story, box })
    if (!answer.message) return []
    const isOver = performance.now() > end && tries >= fewestTries
    if (!answer.mayTryAgain || isOver) return [{ check: 'picture', message: answer.message }]
  }
}
