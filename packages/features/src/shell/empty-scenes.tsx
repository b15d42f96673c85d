import { Scene } from './boat-scene.tsx'

/** A fisher's glass over an empty stretch of the river: a search without hits. */
export function SearchScene() {
  return (
    <Scene>
      <circle cx="152" cy="30" r="10" className="shell-boat-sun" />
      <circle cx="96" cy="56" r="27" className="shell-boat-glass" />
      <path d="M84 48a15 15 0 0 1 13-8" className="shell-boat-line" />
      <path d="m116 76 22 20" className="shell-boat-handle" />
      <path d="M80 64c5 0 5-3 10-3s5 3 10 3 5-3 10-3" className="shell-boat-water" />
    </Scene>
  )
}

/** A basket with a heart in it: things to remember. */
export function WishScene() {
  return (
    <Scene>
      <path d="M100 66c-24-14-26-38-10-40 6-1 9 4 10 8 1-4 4-9 10-8 16 2 14 26-10 40z" className="shell-boat-fruit" />
      <path d="M66 64c0-44 68-44 68 0" className="shell-boat-line" />
      <path d="M58 64h84l-10 34H68z" className="shell-boat-hull" />
      <path d="M64 76h72M67 87h66" className="shell-boat-weave" />
    </Scene>
  )
}

/** The bell of a landing stage, still: no news. */
export function BellScene() {
  return (
    <Scene>
      <path d="M52 98V28h74" className="shell-boat-line" />
      <path d="M112 28v10" className="shell-boat-line" />
      <path d="M86 82c6-6 8-14 8-24a18 18 0 0 1 36 0c0 10 2 18 8 24z" className="shell-boat-roof" />
      <circle cx="112" cy="87" r="6" className="shell-boat-fruit" />
      <path d="M40 98h32" className="shell-boat-line" />
      <circle cx="162" cy="34" r="9" className="shell-boat-sun" />
    </Scene>
  )
}

/** A board without words between its stars: reviews to be written. */
export function ReviewScene() {
  return (
    <Scene>
      <path
        d="M58 24h84a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H96L78 94V78H58a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z"
        className="shell-boat-hull"
      />
      <path d={star(74)} className="shell-boat-sun" />
      <path d={star(100)} className="shell-boat-sun" />
      <path d={star(126)} className="shell-boat-weave" />
      <path d="M66 66h44" className="shell-boat-weave" />
    </Scene>
  )
}

/** A purse and a coin beside it: a wallet to fill. */
export function PurseScene() {
  return (
    <Scene>
      <circle cx="134" cy="34" r="12" className="shell-boat-sun" />
      <path d="M134 28v12" className="shell-boat-line" />
      <path
        d="M60 52h78a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8z"
        className="shell-boat-hull"
      />
      <path d="M60 52 112 36a6 6 0 0 1 8 4l3 12z" className="shell-boat-roof" />
      <path d="M146 68h-18a7 7 0 0 0 0 14h18z" className="shell-boat-cloud" />
      <circle cx="130" cy="75" r="3" className="shell-boat-fruit" />
    </Scene>
  )
}

/** A star of five points around (x, 48). */
const star = (x: number) => `M${x} 38l3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8z`
