/** What a colour means. Never the only carrier of that meaning: there is always a word or an icon too. */
export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info'
