import { solvePalette } from '@chonoi/ui/solve-palette'

/** A shop or the platform, as its settings have it. */
export interface BrandSettings {
  name: string
  /** A path of the site, or an address. */
  logoUrl: string | null
  primaryColor: string | null
}

/** Whose mail it is: the head of its page, its colours and the name below it. */
export interface MailBrand {
  name: string
  /** An absolute address. */
  logo: string | null
  /** Of links and the button. */
  color: string
  textOnColor: string
  /** The platform's name, which the words say. A shop's mail names it in small. */
  platform: string
}

/** Of mails without a brand. */
export const plainColors = { color: '#0f766e', textOnColor: '#ffffff' } as const

/** The brand of a mail about a shop, or of the platform's own; its colours are readable on the white of the page. */
export function mailBrand(publicUrl: string, platform: BrandSettings, shop?: BrandSettings): MailBrand {
  const { name, logoUrl, primaryColor } = shop ?? platform
  return {
    ...{ name, platform: platform.name },
    logo: logoUrl && new URL(logoUrl, publicUrl).href,
    ...(readableColors(primaryColor ?? platform.primaryColor) ?? plainColors),
  }
}

/** Colours near a brand's that are readable on white and on each other. Undefined without a colour. */
export function readableColors(color: string | null): Pick<MailBrand, 'color' | 'textOnColor'> | undefined {
  if (!color || !/^#[\da-f]{6}$/i.test(color)) return undefined
  const { light } = solvePalette(color)
  return { color: light.link, textOnColor: light['text-on-primary'] }
}
