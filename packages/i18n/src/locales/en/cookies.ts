import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/cookies.ts'

export const words = {
  'banner.title': 'Chợ Nổi uses cookies',
  'banner.text':
    'We use cookies to make the site work, to remember your choices and to learn how it is used. You decide what to allow.',
  'banner.label': 'Cookie notice',
  'banner.cookiePolicy': 'Cookie policy',
  'banner.privacyPolicy': 'Privacy policy',
  customize: 'Customize',
  essentialOnly: 'Essential Only',
  acceptAll: 'Accept All',
  savePreferences: 'Save Preferences',
  saving: 'Saving...',
  'dialog.title': 'Cookie preferences',
  'dialog.text': 'Switch each group on or off. You can change your mind at any time in Cookie settings.',
  required: 'Required',
  examples: 'For example: {{list}}',
  'essential.name': 'Essential',
  'essential.description': 'Keeps the site working: signing in, the cart and security. Cannot be switched off.',
  'essential.examples': 'your session, your cart, protection against forged requests',
  'functional.name': 'Functional',
  'functional.description': 'Remembers your choices so that you need not make them again.',
  'functional.examples': 'language, light or dark theme, recent searches',
  'analytics.name': 'Analytics',
  'analytics.description': 'Helps us learn how the site is used and improve it. IP addresses are anonymized.',
  'analytics.examples': 'pages viewed, loading speed, errors met',
  'marketing.name': 'Marketing',
  'marketing.description': 'Used to show offers that suit you better.',
  'marketing.examples': 'products viewed, how promotions perform',
} as const satisfies Translation<typeof vietnamese>
