import type { TextRule } from './text-rules.ts'

/** Endings of addresses that mail programs turn into links although nobody wrote `https://`. */
const endings =
  'com|net|org|info|biz|vn|xyz|top|site|online|shop|store|club|app|dev|io|me|co|link|click|live|icu|cc|ru|cn|us|uk|eu|asia|pro|vip|fun|work|space|website|tech|page|buzz|mobi|name|tv|to|ly|gl|gd'
const links = [
  // https://…, and any other scheme
  /[a-z][a-z0-9+.-]{0,20}:\/\//iu,
  /(?<![\p{L}\p{N}])(?:www\.|mailto:|tel:)/iu,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu'),
  // A name with a path: shop.example/x
  /[\p{L}\p{N}]\.[a-z]{2,24}\/\S/iu,
]

/** For free text that is mailed to somebody in the name of the platform: no links and nothing that reads like one. */
export const withoutLinks: TextRule = (text) =>
  links.some((link) => link.test(text)) ? { code: 'text.has_link' } : null
