/** The boat with its parasol, and the name beside it. */
export function SiteLogo() {
  return (
    <>
      <svg className="shell-logo" viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="10" className="shell-logo-water" />
        <path d="M9 14.5a11 8.5 0 0 1 22 0z" className="shell-logo-parasol" />
        <path d="M20 14v10" className="shell-logo-pole" />
        <circle cx="14.5" cy="21.6" r="2.6" className="shell-logo-fruit" />
        <circle cx="25.6" cy="21.6" r="2.6" className="shell-logo-fruit" />
        <path d="M5.5 23.5h29c-1.2 5-5 7.5-9.5 7.5H15c-4.5 0-8.3-2.5-9.5-7.5z" className="shell-logo-boat" />
        <path
          d="M8 34.5c2 0 2-1.2 4-1.2s2 1.2 4 1.2 2-1.2 4-1.2 2 1.2 4 1.2 2-1.2 4-1.2 2 1.2 4 1.2"
          className="shell-logo-wave"
        />
      </svg>
      <span className="shell-name" aria-hidden="true">
        Chợ Nổi
      </span>
    </>
  )
}
