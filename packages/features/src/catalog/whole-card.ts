/** A link that covers the card around it, which shows its focus. */
export const wholeCardLink = 'cn:text-inherit cn:outline-none cn:after:absolute cn:after:inset-0'
