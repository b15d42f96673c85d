/**
 * Returns the routes that a turn visits: all, but in `npm test` a third (scripts/check/turn.mjs). What a change reaches is visited by
 * `npm run test:changed`, and everything by the full ring.
 */
export function ofTurn<Route>(routes: readonly Route[], turnOfRun = process.env.TEST_TURN ?? '1/1'): Route[] {
  const [turn = 1, turns = 1] = turnOfRun.split('/').map(Number)
  return routes.filter((_, index) => index % turns === turn - 1)
}
