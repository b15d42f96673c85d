import type { english } from './texts.ts'

/* The host's own typed keys, nested and in a namespace of its own: the packages' types leave them as they are. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'office'
    resources: { office: typeof english }
  }
}
