import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/campaign-links.ts'

export const words = {
  'offer.title': 'Opening the offer',
  'offer.text': 'The page you chose opens right away.',
  'offer.open': 'Open the page',
  'unsubscribe.title': 'Stop offers',
  'unsubscribe.text': 'You will get no more offers. You still hear of your orders and your account.',
  'unsubscribe.noLink': 'This link lacks the id of its recipient. Change your choice in the notification preferences.',
  'unsubscribe.stop': 'Stop offers',
  'unsubscribe.done': 'You get no more offers',
  'unsubscribe.doneText': 'You can turn them on again in the notification preferences.',
  'unsubscribeDigest.title': 'Stop e-mails about notifications',
  'unsubscribeDigest.text':
    'You will get no more e-mails about notifications. They stay in your list, and e-mails about the security of your account still come.',
  'unsubscribeDigest.stop': 'Stop these e-mails',
  'unsubscribeDigest.done': 'You get no more e-mails about notifications',
  'unsubscribe.preferences': 'Notification preferences',
} as const satisfies Translation<typeof vietnamese>
