/** How soon a screen reader says it: when it has finished its sentence, or at once. */
export type Politeness = 'polite' | 'assertive'

/** How long an announcement stays in the document, in milliseconds. */
export const announcementDuration = 1000

/** For a message that comes before, or without, the page's own region. */
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
 * Says a message to people who use a screen reader, through the page's LiveRegion. The element that carries it is removed
 * after 1000 ms, so that nobody stumbles on old news.
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
