import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { ScreenshotAnswer, ScreenshotRequest } from './screenshot.ts'
import { foldersOfRun } from './screenshot-folders.ts'
import { areIdentical, drawDifference, encode, findDifference, type Pixels, readPixels } from './pixels.ts'
import { describeOtherRenderer, rendererOf, writeCommitted } from './renderer.ts'
import { tally } from './tally.ts'

/** Set by `npm run screenshots:accept`. */
const isAccepting = process.env.SCREENSHOTS === 'accept'
/** From this many screenshots on that stayed different to the end, loading time isn't the cause of any other. */
const maxRetried = 60

/** How long a screenshot must stay the same before it is accepted, ms. */
const calm = 400
const lately = new Map<string, Pixels>()

const advice = 'If it should look so: npm run screenshots:accept -- "<reason>"'

/** Takes a screenshot of the story and compares it with the committed one, or writes it when accepting. */
export const compareScreenshot = defineBrowserCommand<[ScreenshotRequest]>(
  async ({ page }, { mode, story, box, isLast }): Promise<ScreenshotAnswer> => {
    const now = await readPixels(
      await page.screenshot({ clip: box, animations: 'disabled', caret: 'hide', scale: 'css' }),
    )
    const { screenshots, differences } = foldersOfRun()
    const file = join(screenshots, mode, `${story}.webp`)
    tally.count(`${mode}/${story}`)
    if (isAccepting) {
      const before = existsSync(file) ? await readPixels(file) : undefined
      if (before && !findDifference(before, now)) return { outcome: 'same' }
      // Before writing, waits until two screenshots in a row are equal.
      const earlier = lately.get(file)
      lately.set(file, now)
      if (!earlier || !areIdentical(earlier, now)) {
        await page.waitForTimeout(calm)
        return { outcome: 'different', message: 'It still changes', mayTryAgain: true }
      }
      lately.delete(file)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await encode(now))
      writeCommitted(rendererOf(page))
      tally.accept(`${mode}/${story}`)
      return { outcome: 'accepted' }
    }
    if (!existsSync(file)) return { outcome: 'missing', message: `it has no screenshot yet. ${advice}` }
    const before = await readPixels(file)
    const difference = findDifference(before, now)
    const drawn = join(differences, mode, `${story}.png`)
    // An earlier run may have left one.
    rmSync(drawn, { force: true })
    if (!difference) return { outcome: 'same' }
    tally.noteLate(`${mode}/${story}`)
    if (!isLast && tally.countDifferent() < maxRetried)
      return { outcome: 'different', message: `it looks different: ${difference}`, mayTryAgain: true }
    tally.noteDifferent(`${mode}/${story}`)
    mkdirSync(dirname(drawn), { recursive: true })
    writeFileSync(drawn, await drawDifference(before, now))
    return {
      outcome: 'different',
      message: `it looks different: ${difference}. See ${drawn}.${describeOtherRenderer(rendererOf(page))} ${advice}`,
    }
  },
)
