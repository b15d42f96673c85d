import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

export const sellerKinds = ['HOUSEHOLD', 'INDIVIDUAL', 'COMPANY'] as const
export type SellerKind = (typeof sellerKinds)[number]

export const sellerVerificationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type SellerVerificationStatus = (typeof sellerVerificationStatuses)[number]

/** Where a person stands. NONE before the first verification. */
export type SellerStanding = 'NONE' | SellerVerificationStatus

/** How long the identity document is kept after the decision. */
export const identityDocumentDays = 30
/** How long an uploaded document waits to be submitted. */
export const unsentDocumentHours = 24

const followers = {
  NONE: ['PENDING'],
  PENDING: ['APPROVED', 'REJECTED'],
  REJECTED: ['PENDING'],
  APPROVED: [],
} as const satisfies Record<SellerStanding, readonly SellerVerificationStatus[]>

export function mayBecome(from: SellerStanding, to: SellerVerificationStatus): boolean {
  const next: readonly SellerVerificationStatus[] = followers[from]
  return next.includes(to)
}

/** Anybody applies once, and again after a rejection. */
export function maySubmitVerification(standing: SellerStanding): Decision {
  if (mayBecome(standing, 'PENDING')) return allow
  return refuse(standing === 'APPROVED' ? 'verification.approved' : 'verification.pending')
}

/** An administrator of the platform sees the document of somebody else, never their own. */
export function mayOpenDocument({ userId }: { readonly userId: string }, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  return userId === actor.id ? refuse('verification.own_review') : allow
}

/** An administrator of the platform decides once, never on their own. */
export function mayReviewVerification(
  verification: { readonly userId: string; readonly status: SellerVerificationStatus },
  actor: Actor,
): Decision {
  const decision = mayOpenDocument(verification, actor)
  if (!decision.allowed) return decision
  return mayBecome(verification.status, 'APPROVED') ? allow : refuse('verification.not_pending')
}

/** A shop is opened for somebody who can run it: the account is in use and its owner hasn't asked for its deletion. */
export function mayOpenShopFor(applicant: { readonly isActive: boolean; readonly isLeaving: boolean }): Decision {
  return applicant.isActive && !applicant.isLeaving ? allow : refuse('verification.applicant_unfit')
}

/** One tax code is usually one business: that others have it has to be accepted by whoever approves. */
export function mayShareTaxCode({ others, isAccepted }: { others: number; isAccepted: boolean }): Decision {
  return others === 0 || isAccepted ? allow : refuse('verification.tax_code_shared')
}

/** When the document of a decided verification is deleted. */
export function documentDeletedOn(decidedAt: Date | null): Date | null {
  return decidedAt && new Date(decidedAt.getTime() + identityDocumentDays * 86_400_000)
}
