/** Resize observers speak, and React draws what it was told, within a frame. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Storybook takes all animations away at the end of a play and gives them back: a cancelled one would begin anew, and a
 * spinner is drawn a shade lighter while it turns.
 */
function takeAway(animation: Animation): void {
  const { effect } = animation
  const target = effect instanceof KeyframeEffect && !effect.pseudoElement ? effect.target : null
  if (target instanceof HTMLElement || target instanceof SVGElement)
    target.style.setProperty('animation', 'none', 'important')
  animation.cancel()
}

/** Entering and leaving is over, and what pulses for ever stands at its start: the checks see the picture that stays. */
export function settleAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) takeAway(animation)
    else animation.finish()
  }
}
