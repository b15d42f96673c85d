import type { NamespaceWords } from './namespaces.ts'

/**
 * Types the keys of `t` and the values that each text needs. A program opts in with `import '@chonoi/i18n/typed-keys'`
 * in its `i18next.d.ts`. A host with nested keys leaves it out, as all namespaces share one key separator.
 */
declare module 'i18next' {
  interface ResourceNamespaceMap extends NamespaceWords {}

  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    strictKeyChecks: true
    interpolationFormatTypeMap: { vnd: number }
  }
}
