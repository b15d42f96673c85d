/** The rules of pages that ask for no file: maintenance and offline. They are in the page, whose policy names their hash. */
export const calmPageStyle = `
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; font: 1rem/1.6 system-ui, sans-serif;
    background: light-dark(#f4f8ff, #0b1220); color: light-dark(#0f172a, #e2e8f0); }
  main { max-width: 28rem; margin: 1rem; padding: 2rem; border: 1px solid light-dark(#dbe4f3, #263349);
    border-radius: 1rem; background: light-dark(#fff, #111a2c); text-align: center; }
  h1, h2 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.3; text-wrap: balance; }
  h2 { font-size: 1.125rem; }
  p { margin: 0 0 1rem; }
  a { color: light-dark(#1d4ed8, #93b4ff); }
  div { padding-top: 1rem; border-top: 1px solid light-dark(#dbe4f3, #263349); }
`
