import { defaultLanguage } from '@chonoi/i18n'

import { mailWords } from '../mail/mail-words.ts'
import { notificationText } from '../modules/events/event-texts.ts'
import type { DuePush, PushContent } from './deliveries.store.ts'

/** A message holds at most 3,993 bytes; letters of Vietnamese take up to three. */
const maxBodyLength = 800

/** What the service worker shows. Its tag lets a message that comes twice replace itself. */
export interface PushPayload extends PushContent {
  tag: string
  /** The id by which the worker reports a click: of the notification, or of a campaign's copy. */
  reportId?: string
}

/** The payload of a message: a notification's text in its reader's language, or its own content. */
export async function pushPayload({
  id,
  content,
  notification,
  reader,
  recipientToken,
}: DuePush): Promise<PushPayload> {
  if (content) return { ...content, tag: id, ...(recipientToken && { reportId: recipientToken }) }
  if (!notification) throw new Error('A delivery has content or a notification.')
  const i18n = await mailWords(reader.language ?? defaultLanguage, ['notifications'])
  const { title = notification.title, message = notification.message } = notificationText(i18n, notification)
  const body = message.length > maxBodyLength ? `${message.slice(0, maxBodyLength - 1)}…` : message
  const { id: reportId, link } = notification
  return { ...{ title, body, tag: reportId, link, reportId }, data: {}, requireInteraction: false }
}
