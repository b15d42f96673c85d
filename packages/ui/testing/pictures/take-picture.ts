import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { PictureAnswer, PictureRequest } from './picture.ts'
import { foldersOfRun } from './picture-folders.ts'
import { drawDifference, encode, findDifference, type Pixels, readPixels } from './pixels.ts'
import { isSame, readCommitted, rendererOf, sayRenderer, writeCommitted } from './renderer.ts'
import { tally } from './tally.ts'

/** `npm run pictures:accept` sets it. */
const isAccepting = process.env.PICTURES === 'accept'
/** When so many are different, it isn't because something was late. */
const manyDifferent = 12

/** So long nothing may change before a picture is accepted, ms. */
const calm = 400
const lately = new Map<string, Pixels>()

const advice = 'If it should look so: npm run pictures:accept -- "<reason>"'

export const takePicture = defineBrowserCommand<[PictureRequest]>(
  async ({ page }, { mode, story, box }): Promise<PictureAnswer> => {
    const renderer = await rendererOf(page)
    const committed = isAccepting ? renderer : readCommitted()
    if (!isSame(renderer, committed)) {
      tally.refuse(`taken with ${sayRenderer(committed)}; this is ${sayRenderer(renderer)}`)
      return { outcome: 'not compared' }
    }
    const now = await readPixels(
      await page.screenshot({ clip: box, animations: 'disabled', caret: 'hide', scale: 'css' }),
    )
    const { pictures, differences } = foldersOfRun()
    const file = join(pictures, mode, `${story}.webp`)
    if (isAccepting) {
      const before = existsSync(file) ? await readPixels(file) : undefined
      tally.count(`${mode}/${story}`)
      if (before && !findDifference(before, now)) return { outcome: 'same' }
      // Whoever accepts can wait: what is written down must be what stays, twice in a row.
      const earlier = lately.get(file)
      lately.set(file, now)
      if (!earlier || findDifference(earlier, now)) {
        await page.waitForTimeout(calm)
        return { outcome: 'different', message: 'It still changes', mayTryAgain: true }
      }
      lately.delete(file)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await encode(now))
      writeCommitted(renderer)
      tally.accept(`${mode}/${story}`)
      return { outcome: 'accepted' }
    }
    tally.count(`${mode}/${story}`)
    if (!existsSync(file)) return { outcome: 'missing', message: `it has no picture yet. ${advice}` }
    const before = await readPixels(file)
    const difference = findDifference(before, now)
    const drawn = join(differences, mode, `${story}.png`)
    // What was late has come.
    rmSync(drawn, { force: true })
    if (!difference) return { outcome: 'same' }
    mkdirSync(dirname(drawn), { recursive: true })
    writeFileSync(drawn, await drawDifference(before, now))
    return {
      outcome: 'different',
      message: `it doesn't look as before: ${difference}. See ${drawn}. ${advice}`,
      mayTryAgain: tally.noteDifferent(`${mode}/${story}`) < manyDifferent,
    }
  },
)
