import type pg from 'pg'

/**
 * Turns a demo into a real installation: deactivates every demo account, ends its sessions and links, and switches off
 * the payment gateways in test mode, whose credentials are the sandbox's. Registered accounts stay. Returns the number
 * of deactivated accounts.
 */
export async function leaveDemo(owner: pg.Pool, now: Date): Promise<number> {
  const { rows } = await owner.query<{ left: number }>(
    `with left_demo as (
       update installations set left_demo_at = $1 where began_as = 'DEMO' and left_demo_at is null returning id
     ), accounts as (
       update users set is_active = false
       where email like '%@chonoi.test' and is_active and exists (select from left_demo)
       returning id
     ), ended as (
       update sessions set revoked_at = $1, revoked_because = 'demo_left'
       where revoked_at is null and user_id in (select id from accounts)
     ), switched_off as (
       update payment_gateway_configs set is_enabled = false
       where is_enabled and is_test_mode and exists (select from left_demo)
     ), closed as (
       update password_resets set used_at = $1 where used_at is null and user_id in (select id from accounts)
     )
     select count(*)::integer as left from accounts`,
    [now],
  )
  return rows[0]?.left ?? 0
}
