import type { ApiClient } from '@chonoi/api-client'
import { type ReadingSource, readingSource } from '@chonoi/domain'
import { agreesToAnalytics } from './agrees-to-analytics.ts'

const ofSession = 'readArticles'
const ofBrowser = 'everReadArticles'
/** The ids of articles that a browser remembers. */
const mostRemembered = 500
const longestSeconds = 3600

/** Remembers an article; says whether it was there already. */
function remember(storage: Storage, key: string, id: string): boolean {
  const ids = (storage.getItem(key) ?? '').split(' ').filter(Boolean)
  if (ids.includes(id)) return true
  storage.setItem(key, [...ids, id].slice(-mostRemembered).join(' '))
  return false
}

/**
 * What led to the page that is open. The page before and the campaign belong to the address that the browser loaded; to
 * every other the site itself led.
 */
function sourceNow(): ReadingSource {
  const [loaded] = performance.getEntriesByType('navigation')
  const isLoaded = !loaded || URL.parse(loaded.name)?.pathname === location.pathname
  return isLoaded
    ? readingSource(URL.parse(document.referrer)?.hostname, location.hostname, location.search)
    : readingSource(location.hostname, location.hostname)
}

/**
 * Counts a reading of an article, once per browser session, of those who agreed to analytics: that it was opened and, once
 * the page is left or hidden, how long it was in view and how far down. Without storage, or offline, nothing is counted.
 * Returns what ends the reading.
 */
export function countReading(api: ApiClient, articleId: string, text: HTMLElement): () => void {
  if (!agreesToAnalytics()) return () => undefined
  let isNewReader: boolean
  try {
    if (remember(sessionStorage, ofSession, articleId)) return () => undefined
    isNewReader = !remember(localStorage, ofBrowser, articleId)
  } catch {
    return () => undefined
  }
  const source = sourceNow()
  const send = (
    body: { event: 'OPENED'; isNewReader: boolean } | { event: 'LEFT'; seconds: number; depthPercent: number },
  ) =>
    void api.POST('/article-readings', { body: { articleId, source, ...body }, keepalive: true }).catch(() => undefined)
  send({ event: 'OPENED', isNewReader })

  const opened = performance.now()
  let depthPercent = 0
  function look() {
    const { top, height } = text.getBoundingClientRect()
    if (height > 0) depthPercent = Math.max(depthPercent, Math.round(((innerHeight - top) / height) * 100))
  }
  let isLeft = false
  function leave() {
    if (isLeft) return
    isLeft = true
    removeEventListener('scroll', look)
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hide)
    look()
    const seconds = Math.min(longestSeconds, Math.round((performance.now() - opened) / 1000))
    send({ event: 'LEFT', seconds, depthPercent: Math.min(100, Math.max(0, depthPercent)) })
  }
  const hide = () => document.visibilityState === 'hidden' && leave()
  addEventListener('scroll', look, { passive: true })
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)
  return leave
}
