/** When a screen reader reads it: after the current sentence, or immediately. */
export type Politeness = 'polite' | 'assertive'

/** How long an announcement stays in the document, in milliseconds. */
export const announcementDuration = 1000

/** Creates a region for messages that come before, or without, the page's LiveRegion. */
function createRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div')
  region.className = 'ui-visually-hidden'
  region.dataset.liveRegion = politeness
  region.dataset.liveEarly = ''
  region.dataset.liveAnnouncer = 'true'
  region.ariaLive = politeness
  document.body.append(region)
  return region
}

/**
 * Announces a message to screen readers through the page's LiveRegion. The message is removed after 1000 ms, so that it
 * isn't found later.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  const own = `[data-live-region='${politeness}']`
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const region = find(`${own}:not([data-live-early])`) ?? find(own) ?? createRegion(politeness)
  const announcement = document.createElement('div')
  announcement.textContent = message
  region.append(announcement)
  setTimeout(() => announcement.remove(), announcementDuration)
}
