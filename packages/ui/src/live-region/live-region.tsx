export { announce, announcementDuration, type Politeness } from './announce.ts'

/** The live region of `announce()`. Render it once, near the root, so that it exists before the first message. */
export function LiveRegion() {
  return (
    <>
      <div
        className="ui-visually-hidden"
        role="status"
        aria-live="polite"
        data-live-region="polite"
        data-live-announcer
      />
      <div
        className="ui-visually-hidden"
        role="alert"
        aria-live="assertive"
        data-live-region="assertive"
        data-live-announcer
      />
    </>
  )
}
