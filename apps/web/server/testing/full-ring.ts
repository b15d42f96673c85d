/** Whether `npm run test:full` runs. `npm test` leaves tests out for it, and docs/testing.md says what that may miss. */
export const isFullRing = process.env.TEST_RING === 'full'
