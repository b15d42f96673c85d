import { thumbnailUrl } from '@chonoi/domain'
import { useState } from 'react'
import { usePlatform } from '../app/platform.tsx'

/** The characters of a name that is shown whole beside the search. */
const maxLength = 16

/** The platform's logo with its name beside it. Without one, or when it can't be loaded: the boat with its parasol. */
export function SiteLogo() {
  const { name, logoUrl } = usePlatform()
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <>
      {logoUrl && logoUrl !== failed ? (
        <img
          src={thumbnailUrl(logoUrl, 72)}
          alt=""
          referrerPolicy="no-referrer"
          className="cn:size-9 cn:flex-none cn:object-contain"
          onError={() => setFailed(logoUrl)}
        />
      ) : (
        <Boat />
      )}
      <span
        className={`cn:text-20 cn:font-bold cn:tracking-[-0.01em] cn:whitespace-nowrap ${name.length > maxLength ? 'cn:min-w-0 cn:max-w-40 cn:truncate' : ''}`}
        aria-hidden="true"
      >
        {name}
      </span>
    </>
  )
}

function Boat() {
  return (
    <svg className="cn:size-9 cn:flex-none" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" className="cn:fill-[#2563eb]" />
      <path d="M9 14.5a11 8.5 0 0 1 22 0z" className="cn:fill-[#ffb547]" />
      <path d="M20 14v10" className="cn:fill-none cn:stroke-[#fff1d9] cn:stroke-[1.6]" />
      <circle cx="14.5" cy="21.6" r="2.6" className="cn:fill-[#f97a3d]" />
      <circle cx="25.6" cy="21.6" r="2.6" className="cn:fill-[#f97a3d]" />
      <path d="M5.5 23.5h29c-1.2 5-5 7.5-9.5 7.5H15c-4.5 0-8.3-2.5-9.5-7.5z" className="cn:fill-[#ffffff]" />
      <path
        d="M8 34.5c2 0 2-1.2 4-1.2s2 1.2 4 1.2 2-1.2 4-1.2 2 1.2 4 1.2 2-1.2 4-1.2 2 1.2 4 1.2"
        className="cn:fill-none cn:stroke-[#a9c5ff] cn:[stroke-linecap:round] cn:stroke-[1.6]"
      />
    </svg>
  )
}
