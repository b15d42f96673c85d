/** Stands where a product has no picture: the market's boat, drawn in the colours of the page. */
export function NoPicture() {
  return (
    <svg className="catalog-no-picture" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="84" cy="38" r="12" className="catalog-no-picture-sun" />
      <path d="M32 54a28 20 0 0 1 56 0z" className="catalog-no-picture-roof" />
      <path d="M60 54v18" className="catalog-no-picture-line" />
      <path d="M20 72h80c-3 12-12 18-24 18H44c-12 0-21-6-24-18z" className="catalog-no-picture-boat" />
      <path d="M14 100c8 0 8-5 16-5s8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5 8 5 12 5" className="catalog-no-picture-line" />
    </svg>
  )
}
