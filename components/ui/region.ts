/** How dates and numbers are written in fields: day before month, 24 hours, whatever the browser prefers. */
export const REGION = 'en-IN';
