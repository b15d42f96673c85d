import { html } from 'hono/html'

type Content = ReturnType<typeof html>

/** A small page of the sandbox, in the visitor's light or dark mode. */
export function pageShell(title: string, content: Content) {
  return html`<!doctype html>
<html lang="vi">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} · Sandbox</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 0; display: grid; place-items: center; min-block-size: 100dvh; background: light-dark(#eef3fb, #10151f); }
      main { inline-size: min(26rem, calc(100% - 2rem)); box-sizing: border-box; margin-block: 1rem; background: light-dark(#fff, #1a2130); border: 1px solid light-dark(#d5deec, #34405a); border-radius: 16px; padding: 1.5rem; }
      h1 { font-size: 1.25rem; margin: 0; } p { margin: 0.25rem 0; }
      .amount { font-size: 1.875rem; font-weight: 700; font-variant-numeric: tabular-nums; margin-block: 0.75rem; }
      .note { color: light-dark(#4a5872, #a9b6cf); font-size: 0.875rem; overflow-wrap: anywhere; }
      form { display: grid; gap: 0.75rem; margin-block-start: 1.25rem; }
      label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
      button, select, input { min-block-size: 44px; min-inline-size: 0; box-sizing: border-box; border-radius: 10px; font: inherit; padding-inline: 1rem; border: 1px solid light-dark(#8a97ad, #5b6b8a); background: transparent; color: inherit; }
      option { background: light-dark(#fff, #1a2130); }
      button[value='PAID'], button.main { background: #2563eb; border-color: #2563eb; color: #fff; font-weight: 600; }
      :focus-visible { outline: 2px solid #2563eb; outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title} <small>sandbox</small></h1>
      <p class="note">Không có tiền thật · No real money</p>
      ${content}
    </main>
  </body>
</html>`
}
