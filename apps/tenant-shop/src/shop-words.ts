import type { Language } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'

const vietnamese = { partOf: 'Một gian hàng của', products: 'Sản phẩm của chúng tôi' }

const words: Record<Language, typeof vietnamese> = {
  vi: vietnamese,
  en: { partOf: 'A shop of', products: 'Our products' },
}

/** The texts of this front end only; all others come from the packages. */
export function useShopWords(): typeof vietnamese {
  const { i18n } = useTranslation()
  return words[i18n.language === 'en' ? 'en' : 'vi']
}
