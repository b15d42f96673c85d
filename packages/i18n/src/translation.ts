/** Where a plural key of Vietnamese, which has one form only (`…_other`), begins in English (`…_one`). */
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never

/**
 * The shape that English words must have: every key of the Vietnamese ones, and beside each `…_other` its `…_one`. A
 * missing or superfluous key does not compile.
 */
export type Translation<Words> = { readonly [Key in keyof Words]: string } & {
  readonly [Stem in PluralStem<keyof Words> as `${Stem}_one`]: string
}
