import { siteName } from '@chonoi/domain'
import type { I18n } from './create-i18n.ts'

const names = new WeakMap<I18n, string>()

/**
 * Sets the name of the platform. Namespaces loaded afterwards say it wherever ours say "Chợ Nổi"; values that fill their
 * placeholders are left alone.
 */
export function setPlatformName(i18n: I18n, name: string): void {
  names.set(i18n, name)
}

/** Returns the texts with the platform's name in them. */
export function withPlatformName<Words extends Readonly<Record<string, string>>>(i18n: I18n, words: Words): Words {
  const name = names.get(i18n)
  if (name === undefined || name === siteName) return words
  const renamed = Object.entries(words).map(([key, text]) => [key, text.replaceAll(siteName, () => name)])
  return Object.fromEntries(renamed) as Words
}
