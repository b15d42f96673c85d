// In the site's order, so that styles of screens override those of components.
import '@chonoi/ui/styles.css'
import '../../src/styles.css'
import { liveAt, storyMoment } from '@chonoi/api/browser'
import { toastQueue } from '@chonoi/ui/toast-queue'
import type { Decorator, Loader } from '@storybook/react-vite'
import { configure, waitFor } from 'storybook/test'
import type { AliveParameters } from './alive-parameters.ts'
import { StoryProviders } from './story-providers.tsx'
import { openStorySite, type StorySite } from './story-site.ts'

/** Timeout of a play's queries in ms: they wait for a real database, which is slow on a busy machine. */
const timeout = 30_000

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Queries report results and React renders them in separate tasks, so frames may come first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const askedOf = (parameters: Record<string, unknown>) => parameters.api as AliveParameters | undefined

let site: StorySite | undefined
let leaveMoment: (() => void) | undefined

function leave() {
  site?.close()
  // Clears the toasts of the previous story.
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

/** The toast code is loaded with the first toast. */
const areToastsShown = () => document.querySelectorAll('.ui-toast').length === toastQueue.getToasts().length

/** Waits until the server has answered every call and the screen has rendered the result. */
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

/** Restores the page's clock after the story. */
export const beforeEach = () => {
  configure({ asyncUtilTimeout: timeout })
  return leave
}
