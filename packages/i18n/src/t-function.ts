import type { Namespace, NamespaceWords } from './namespaces.ts'

/** One namespace, or several of which the first needs no prefix: `t('title')`, `t('common:action.save')`. */
export type Namespaces = Namespace | readonly Namespace[]

type First<Names extends Namespaces> = Names extends readonly [infer Name extends Namespace, ...Namespace[]]
  ? Name
  : Names extends Namespace
    ? Names
    : 'common'
type Each<Names extends Namespaces> = Names extends readonly (infer Name extends Namespace)[] ? Name : Names & Namespace

/** Plurals are asked for by their stem. */
type Spoken<Key> = Key extends `${infer Stem}_other` ? Stem : Key & string
type KeyOf<Name extends Namespace> = Spoken<keyof NamespaceWords[Name]>

/** What `t` of these namespaces may be asked for. */
export type WordKey<Names extends Namespaces> =
  | KeyOf<First<Names>>
  | { [Name in Each<Names>]: `${Name}:${KeyOf<Name>}` }[Each<Names>]

type TextIn<Words, Key extends string> = Key extends keyof Words
  ? Words[Key]
  : `${Key}_other` extends keyof Words
    ? Words[`${Key}_other`] | '{{count, number}}'
    : never
type TextOf<Names extends Namespaces, Key extends string> = Key extends `${infer Name extends Namespace}:${infer Rest}`
  ? TextIn<NamespaceWords[Name], Rest>
  : TextIn<NamespaceWords[First<Names>], Key>

type Blank<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}` ? Inside | Blank<Rest> : never
type NameIn<Inside> = Inside extends `${infer Name}, ${string}` ? Name : Inside
type Values<Inside> = {
  [Each in Inside as NameIn<Each> & string]: Each extends `${string}, ${string}` | 'count' ? number : string | number
}
type ValuesOf<Text> = [Blank<Text>] extends [never] ? [] : [values: Values<Blank<Text>>]

/**
 * Says a text: `t('list.results', { count: 3 })`. A key that doesn't exist and a value that the text names but didn't get
 * don't compile. `{{price, vnd}}` becomes money, `{{count, number}}` a grouped number.
 */
export type TFunction<Names extends Namespaces = 'common'> = <Key extends WordKey<Names>>(
  key: Key,
  ...values: ValuesOf<TextOf<Names, Key>>
) => string
