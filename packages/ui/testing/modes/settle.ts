/** Resize observers speak, and React draws what it was told, within a frame. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Entering and leaving is over, and what pulses for ever stands at its start: the checks see the picture that stays. */
export function settleAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}
