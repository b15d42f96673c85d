import { type I18n, type Namespace, type NamespaceWords, textOf } from '@chonoi/i18n'

type AuditTexts = NamespaceWords['audit']
type Action = keyof AuditTexts

/** The placeholders that hold a code of the contract: a status, a kind, a way of payment. */
type CodeName = 'from' | 'to' | 'status' | 'kind' | 'method'
type CodeIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Extract<Name, CodeName> | CodeIn<Rest>
  : never
/** The actions whose texts name a code. */
type CodedAction = { [Name in Action]: CodeIn<AuditTexts[Name]> extends never ? never : Name }[Action]

/** Where the words of a code are: the namespace, and the key before the code itself. */
interface Words {
  readonly namespace: Namespace
  readonly prefix: string
}

const orderStatus: Words = { namespace: 'orders', prefix: 'status.' }
const commentStatus: Words = { namespace: 'commentModeration', prefix: 'status.' }
const reviewStatus: Words = { namespace: 'reviewManagement', prefix: 'status.' }

/** The words for the codes that an action's text names; null where it names numbers or people. A new action that names one doesn't compile without. */
const wordsByAction: Readonly<Record<CodedAction, Words | null>> = {
  'order.status': orderStatus,
  'comment.moderate': commentStatus,
  'comment.reopen': commentStatus,
  'review.moderate': reviewStatus,
  'review.reopen': reviewStatus,
  'user.grant_role': { namespace: 'roles', prefix: '' },
  'payment.start': { namespace: 'common', prefix: 'paymentMethod.' },
  'payment.status': { namespace: 'payments', prefix: 'status.' },
  'payment.mismatch': { namespace: 'payments', prefix: 'mismatches.kind.' },
  'product.stock': null,
  'invoice.send': null,
}

/** The namespaces that codes are said in. */
export const wordsOfCodes: readonly Namespace[] = [
  ...new Set(Object.values(wordsByAction).flatMap((words) => words?.namespace ?? [])),
]

const codeNames: ReadonlySet<string> = new Set<CodeName>(['from', 'to', 'status', 'kind', 'method'])
const isCoded = (action: Action): action is CodedAction => action in wordsByAction

/** Replaces the codes among an action's values by their words. */
export function codeWords(
  i18n: I18n,
  action: Action,
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const words = isCoded(action) ? wordsByAction[action] : null
  if (!words) return values
  const said = Object.entries(values).map(([name, value]) => [
    name,
    codeNames.has(name) ? (textOf(i18n, words.namespace, `${words.prefix}${value}`, {}) ?? value) : value,
  ])
  return Object.fromEntries(said) as Readonly<Record<string, string | number>>
}
