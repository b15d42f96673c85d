// In the order of the site: what screens say of a component comes after the component's own.
import '@chonoi/ui/styles.css'
import '../../src/styles.css'
import { liveAt, storyMoment } from '@chonoi/api/browser'
import { toastQueue } from '@chonoi/ui/toast-queue'
import type { Decorator, Loader } from '@storybook/react-vite'
import { configure, waitFor } from 'storybook/test'
import type { AliveParameters } from './alive-parameters.ts'
import { StoryProviders } from './story-providers.tsx'
import { openStorySite, type StorySite } from './story-site.ts'

/** What a play waits for comes from a real database, and may take so long on a busy machine, ms. */
const patience = 10_000

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Queries tell of their answers, and React draws them, in tasks of their own: frames may come before these. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const askedOf = (parameters: Record<string, unknown>) => parameters.api as AliveParameters | undefined

let site: StorySite | undefined
let leaveMoment: (() => void) | undefined

function leave() {
  site?.close()
  // What one story said is no news in the next.
  toastQueue.clear()
  leaveMoment?.()
  site = leaveMoment = undefined
}

/** Stories with `parameters.api` talk to the real server in this browser. */
export const loaders: Loader[] = [
  async ({ parameters, globals }) => {
    leave()
    const asked = askedOf(parameters)
    if (!asked) return {}
    delete document.documentElement.dataset.navigatedTo
    leaveMoment = liveAt(storyMoment)
    site = await openStorySite(globals.locale === 'en' ? 'en' : 'vi', asked)
    return { site }
  },
]

export const decorators: Decorator[] = [
  (Story, { loaded, globals, parameters }) => {
    if (!askedOf(parameters)) return <Story />
    const opened = loaded.site as StorySite
    const address = opened.address
    return (
      <StoryProviders key={address} site={opened} theme={globals.theme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </StoryProviders>
    )
  },
]

/** The code that shows toasts comes with the first one. */
const areToastsShown = () => document.querySelectorAll('.ui-toast').length === toastQueue.getToasts().length

/** A story has come to its end once the market has answered everything, and the screen shows it. */
export const afterEach = async (): Promise<void> => {
  let isCalm = !site
  while (!isCalm) {
    await waitFor(() => {
      if (site?.isWaiting()) throw new Error('The market still owes an answer.')
      if (!areToastsShown()) throw new Error('A toast is still to be shown.')
    })
    await nextTask()
    await nextFrame()
    await nextTask()
    await nextFrame()
    isCalm = !site?.isWaiting() && areToastsShown()
  }
}

/** The page's clock is its own again once the story is over. */
export const beforeEach = () => {
  configure({ asyncUtilTimeout: patience })
  return leave
}
