import type { PageHref } from '@chonoi/domain'
import type { NotificationType, SchemaOf } from '@chonoi/contract'
import type { NamespaceWords } from '@chonoi/i18n'

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never
type Values<Text> = Readonly<Record<Placeholder<Text>, string | number>>

type AuditTexts = NamespaceWords['audit']

/** An action of the audit log, `area.verb`, with the values that its text needs. */
type Action = {
  [Name in keyof AuditTexts]: { readonly action: Name; readonly values: Values<AuditTexts[Name]> }
}[keyof AuditTexts]

/** What a row of the audit log is about. A type without a label doesn't compile. */
type LabelledType<Name> = Name extends `entity.${infer Type}` ? Type : never
export type AuditEntityType = LabelledType<keyof NamespaceWords['auditLogs']>

/** How an action ended that didn't succeed at once. The message is the English one of the problem. */
type Outcome = { readonly status: 'PENDING' } | { readonly status: 'FAILED'; readonly errorMessage: string }

/** A row of the audit log. */
export type Audit = Action & {
  readonly entityType: AuditEntityType
  readonly entityId: string | null
  /** Default: ERROR for what failed, else INFO. */
  readonly severity?: 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL'
  /** Default: it succeeded. */
  readonly outcome?: Outcome
  /** The tenant it happened in, when it isn't the actor's own. */
  readonly tenantId?: string | null
  /** The actor when nobody is signed in yet: sign-in, registration, a reset password. Without an id: whoever claims to be. */
  readonly by?: { readonly id: string | null; readonly email: string }
  /** An address that somebody without an account typed. Kept beside the row, as it is forgotten after 90 days. */
  readonly triedEmail?: string | undefined
  /** The changed values, never secrets. See changes.ts. */
  readonly changes?: Readonly<Record<string, unknown>> | undefined
}

type NotificationTexts = NamespaceWords['notifications']
type TextOf<Type extends string> = `type.${Type}.text` extends keyof NotificationTexts
  ? NotificationTexts[`type.${Type}.text`]
  : ''
/** Amounts are formatted from cents. */
type DataName<Name> = Name extends 'amount' ? 'amountInCents' : Name
type DataOf<Type extends string> = {
  readonly [Name in Placeholder<TextOf<Type>> as DataName<Name> & string]: string | number
}
/** Types whose text is written by a person, not by an event. */
type WrittenByHand = 'ANNOUNCEMENT' | 'PROMOTION' | SchemaOf<'OrderMessageType'>

/** One notification for several people. Its texts are those of its type, with the values in `data`. */
export type Notification = {
  [Type in Exclude<NotificationType, WrittenByHand>]: {
    readonly type: Type
    readonly to: readonly string[]
    /** A path of the site. */
    readonly link: PageHref
    readonly data: DataOf<Type> & Readonly<Record<string, string | number>>
  }
}[Exclude<NotificationType, WrittenByHand>]

/** Something that happened: what the audit log keeps of it and who is notified. */
export interface Event {
  readonly audit?: Audit
  readonly notifications?: readonly Notification[]
}
