import type { ReactNode } from 'react'

const water = 'M20 108c10 0 10-6 20-6s10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6'

/** What all drawings share: the river under them and the cloud above it, in the colours of the page. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="shell-boat" viewBox="0 0 200 120" aria-hidden="true">
      <path d="M22 40c4-9 18-9 22-1 10-4 20 3 17 11H24c-3-5-1-9-2-10z" className="shell-boat-cloud" />
      {children}
      <path d={water} className="shell-boat-water" />
    </svg>
  )
}

/** The market's boat on its river, for places where there is nothing yet. */
export function BoatScene() {
  return (
    <Scene>
      <circle cx="150" cy="36" r="16" className="shell-boat-sun" />
      <path d="M62 52a38 28 0 0 1 76 0z" className="shell-boat-roof" />
      <path d="M100 52v24" className="shell-boat-line" />
      <circle cx="82" cy="70" r="7" className="shell-boat-fruit" />
      <circle cx="97" cy="72" r="6" className="shell-boat-sun" />
      <circle cx="116" cy="70" r="7" className="shell-boat-fruit" />
      <path d="M44 76h112c-4 15-16 23-32 23H76c-16 0-28-8-32-23z" className="shell-boat-hull" />
    </Scene>
  )
}
