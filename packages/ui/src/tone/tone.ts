/** What a colour means. Never the only carrier of that meaning: there is always a word or an icon too. */
export type Tone = keyof typeof toneClasses

/** The class of each tone. It sets the tone's three colours (tone.css). */
export const toneClasses = {
  neutral: 'ui-tone--neutral',
  primary: 'ui-tone--primary',
  accent: 'ui-tone--accent',
  success: 'ui-tone--success',
  warning: 'ui-tone--warning',
  danger: 'ui-tone--danger',
  info: 'ui-tone--info',
}
