import { isSeen, storyElements } from './element-visibility.ts'
import type { Fault } from './fault.ts'

/** Shorter than a frame of any screen, ms. */
const unseen = 1

const longest = (times: string) =>
  Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))

function movesByScript(): Fault[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) <= unseen) return []
    return [{ check: 'motion', message: 'an animation runs on it', element: effect.target ?? undefined }]
  })
}

/** Checks that nothing moves with reduced motion: no animation is running and no transition is pending (WCAG 2.3.3). */
export function checkMotion(): Fault[] {
  const faults = movesByScript()
  for (const element of storyElements().filter(isSeen)) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') continue
      if (style.animationName !== 'none' && longest(style.animationDuration) > unseen)
        faults.push({ check: 'motion', message: `${style.animationName} runs on it${pseudo ?? ''}`, element })
      if (style.transitionProperty !== 'none' && longest(style.transitionDuration) > unseen)
        faults.push({
          check: 'motion',
          message: `${style.transitionProperty} takes ${style.transitionDuration}`,
          element,
        })
    }
  }
  return faults
}
