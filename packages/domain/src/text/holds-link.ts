/** Endings of addresses that mail programs and readers take for links although nobody wrote `https://`. */
const endings =
  'com|net|org|info|biz|vn|xyz|top|site|online|shop|store|club|app|dev|io|me|co|link|click|icu|cc|ru|cn|uk|eu|asia|website|tech|buzz|mobi|ly|gl|gd'

const links = [
  // https://…, and any other scheme
  /[a-z][a-z0-9+.-]{0,20}:\/\//iu,
  /www\.|(?<![\p{L}\p{N}])(?:mailto|tel):/iu,
  new RegExp(`[\\p{L}\\p{N}-][\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu'),
  // A name with a path: shop.example/x
  /[\p{L}\p{N}]\.[a-z]{2,24}\/\S/iu,
]

/** Whether a text leads elsewhere: an address with or without its scheme. */
export const holdsLink = (text: string): boolean => links.some((link) => link.test(text))
