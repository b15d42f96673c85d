/** The stem of a plural key. Vietnamese has one plural form (`…_other`), English has `…_one` as well. */
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never

/**
 * The shape of a translation of the Vietnamese texts: each of their keys, and beside each `…_other` its `…_one`. A missing or
 * superfluous key does not compile.
 */
export type Translation<Words> = { readonly [Key in keyof Words]: string } & {
  readonly [Stem in PluralStem<keyof Words> as `${Stem}_one`]: string
}
