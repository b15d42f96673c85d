import { commands } from 'vitest/browser'
import type { Fault } from '../modes/fault.ts'
import { nextFrame, settleAnimations } from '../modes/settle.ts'
import type { PictureAnswer } from './picture.ts'
import { storyBox } from './story-box.ts'

/** What a story loads may come a little later: so long is waited for the picture it should be, ms. */
const patience = 4000

async function settle(): Promise<void> {
  await document.fonts.ready
  // A story may show a picture that doesn't load on purpose.
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await nextFrame()
  settleAnimations()
  await nextFrame()
}

/** The story as it stands against its committed picture, 0 px of difference. */
export async function checkPicture(mode: string, story: string): Promise<Fault[]> {
  const end = performance.now() + patience
  for (;;) {
    await settle()
    const box = storyBox()
    if (!box) return []
    const answer: PictureAnswer = await commands.takePicture({ mode, story, box })
    if (!answer.message) return []
    if (!answer.mayTryAgain || performance.now() > end) return [{ check: 'picture', message: answer.message }]
  }
}
