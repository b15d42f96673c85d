import { formatVietnamesePhone, inOneLine } from '@chonoi/domain'
import { solvePalette } from '@chonoi/ui/solve-palette'

/** A shop or the platform, as its settings have it. */
export interface BrandSettings {
  name: string
  /** A path of the site, or an address. */
  logoUrl: string | null
  primaryColor: string | null
  city?: string | null
  phone?: string | null
  contactEmail?: string | null
}

/** Of links and the button. */
export interface BrandColors {
  color: string
  textOnColor: string
}

/** Whose mail it is: the head of its page, its colours and the sender below it. */
export interface MailBrand extends BrandColors {
  name: string
  /** An absolute address. */
  logo: string | null
  /** Where the reader's program has a dark scheme. */
  dark: BrandColors
  /** The platform's name, which the words say. A shop's mail names it in small. */
  platform: string
  /** Where the sender is reached, in one line. Empty when its settings have nothing. */
  contact: string
  /** The address of the site. */
  publicUrl: string
}

/** The brand of a mail about a shop, or of the platform's own; its colours are readable on the grounds of the page. */
export function mailBrand(publicUrl: string, platform: BrandSettings, shop?: BrandSettings): MailBrand {
  const { name, logoUrl, primaryColor, city, phone, contactEmail } = shop ?? platform
  const colors = brandColors(primaryColor) ?? brandColors(platform.primaryColor) ?? plainColors
  return {
    ...{ name, platform: platform.name, publicUrl },
    logo: logoUrl && new URL(logoUrl, publicUrl).href,
    ...colors.light,
    dark: colors.dark,
    contact: inOneLine([city, phone && formatVietnamesePhone(phone), contactEmail]),
  }
}

type ColorsOfSchemes = Readonly<Record<'light' | 'dark', BrandColors>>

/** The brand's own colour, or the nearest one that is readable on the grounds of a scheme. */
function solve(color: string): ColorsOfSchemes {
  const { light, dark } = solvePalette(color)
  return {
    light: { color: light.link, textOnColor: light['text-on-primary'] },
    dark: { color: dark.link, textOnColor: dark['text-on-primary'] },
  }
}

const brandColors = (color: string | null) => (color && /^#[\da-f]{6}$/i.test(color) ? solve(color) : undefined)

/** Of mails without a brand: the platform's colour before anybody chooses one. */
export const plainColors = solve('#2563eb')

/** A colour near a brand's that is readable on white paper. Undefined without a colour. */
export const paperColor = (color: string | null): string | undefined => brandColors(color)?.light.color
