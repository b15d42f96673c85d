/** The meaning of a colour. Never used alone: a text or icon always conveys it too. */
export type Tone = keyof typeof toneClasses

/** Class of each tone. Sets the tone's three colours (tone.css). */
export const toneClasses = {
  neutral: 'ui-tone--neutral',
  primary: 'ui-tone--primary',
  accent: 'ui-tone--accent',
  success: 'ui-tone--success',
  warning: 'ui-tone--warning',
  danger: 'ui-tone--danger',
  info: 'ui-tone--info',
}
