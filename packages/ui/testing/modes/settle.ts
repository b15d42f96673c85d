/** Waits a frame, in which resize observers run and React renders their updates. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Cancels an animation and disables it in CSS, because Storybook detaches and restores all animations at the end of a
 * play: one that is only cancelled would restart, and a spinner is drawn slightly lighter while it turns.
 */
function takeAway(animation: Animation): void {
  const { effect } = animation
  const target = effect instanceof KeyframeEffect && !effect.pseudoElement ? effect.target : null
  if (target instanceof HTMLElement || target instanceof SVGElement)
    target.style.setProperty('animation', 'none', 'important')
  animation.cancel()
}

/** Ends finite animations and stops infinite ones at their start, so that the checks see a stable page. */
export function settleAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) takeAway(animation)
    else animation.finish()
  }
}

/** What React Aria keeps unseen until an on-screen keyboard would be there. */
const unseenOverlay = '[data-rac][style*="clip-path"]'
const mostFrames = 120

/** Waits until overlays that were mounted are seen. One that stays unseen is left to the checks. */
export async function overlaysSeen(): Promise<void> {
  for (let frame = 0; frame < mostFrames && document.querySelector(unseenOverlay); frame++) await nextFrame()
}
