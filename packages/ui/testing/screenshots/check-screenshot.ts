import { commands } from 'vitest/browser'
import type { Fault } from '../modes/fault.ts'
import { nextFrame, settleAnimations } from '../modes/settle.ts'
import type { ScreenshotAnswer } from './screenshot.ts'
import { storyBox } from './story-box.ts'

/** Timeout for loading before a different screenshot is a failure, ms. */
const timeout = 15_000
/** Minimum number of attempts, for slow machines. */
const minTries = 4

/** Whether the image loads. A lazy one outside the viewport doesn't, so decoding it would never end. */
function isRequested(image: HTMLImageElement): boolean {
  if (image.loading !== 'lazy') return true
  const { top, bottom, left, right } = image.getBoundingClientRect()
  const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
  return isInWindow && image.checkVisibility()
}

/** Whether the image is a photograph, which has no transparent part. */
const isOpaque = ({ naturalWidth, currentSrc }: HTMLImageElement) =>
  naturalWidth > 0 && URL.parse(currentSrc)?.pathname.endsWith('.webp') === true

/** Whether the image fills the box within its border. */
const isFilledBy = (box: HTMLElement, image: HTMLElement) =>
  box === image || (box.clientWidth === image.offsetWidth && box.clientHeight === image.offsetHeight)

/**
 * Removes the background of an image and of the boxes it fills. Chromium leaves it out once the image is decoded and known to
 * be opaque; before, it shines through at round corners.
 */
function removeBackground(image: HTMLImageElement): void {
  for (let box: HTMLElement | null = image; box && isFilledBy(box, image); box = box.parentElement)
    box.style.setProperty('background', 'none', 'important')
}

async function settle(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter(isRequested)
  // A story may show an image that fails to load on purpose.
  await Promise.allSettled(images.map((image) => image.decode()))
  images.filter(isOpaque).forEach(removeBackground)
  await nextFrame()
  settleAnimations()
  await nextFrame()
}

/** Compares the story with its committed screenshot. Retries while something may still be loading. */
export async function checkScreenshot(mode: string, story: string): Promise<Fault[]> {
  const end = performance.now() + timeout
  for (let tries = 1; ; tries++) {
    await settle()
    const box = storyBox()
    if (!box) return [{ check: 'screenshot', message: 'it paints nothing: say why in parameters.noScreenshot' }]
    const isLast = performance.now() > end && tries >= minTries
    const answer: ScreenshotAnswer = await commands.compareScreenshot({ mode, story, box, isLast })
    if (!answer.message) return []
    if (!answer.mayTryAgain || isLast) return [{ check: 'screenshot', message: answer.message }]
  }
}
