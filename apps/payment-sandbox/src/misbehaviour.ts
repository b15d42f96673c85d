/** How the sandbox can break a provider's promises on command. */
export const misbehaviours = [
  'none',
  'late',
  'twice',
  'forged',
  'other_amount',
  'other_currency',
  'never',
  'out_of_order',
  'server_error',
  'lost_refund',
] as const

export type Misbehaviour = (typeof misbehaviours)[number]

export function isMisbehaviour(value: unknown): value is Misbehaviour {
  return misbehaviours.some((one) => one === value)
}
