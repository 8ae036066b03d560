/** The typefaces, served from this origin. Inter's Latin part is preloaded; the rest is fetched when a name needs it. */
import localFont from 'next/font/local';

/** The file of inter-ui: unlike the trimmed web builds it keeps the figures and letter shapes that globals.css asks for. */
const inter = localFont({
  src: '../../node_modules/inter-ui/variable-latin/InterVariable-subset.woff2',
  variable: '--font-inter',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/**
 * Only the hyphen, without features: Inter's tabular set widens it to a digit, which tears "Follow-up" apart.
 * Cut from InterVariable.woff2 of inter-ui 4.1.1 with harfbuzz (one code point, no layout closure).
 */
const interHyphen = localFont({
  src: './inter-hyphen.woff2',
  variable: '--font-inter-hyphen',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+002D' }],
});

const interExtended = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  variable: '--font-inter-extended',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0',
    },
  ],
});

const devanagari = localFont({
  src: '../../node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  variable: '--font-devanagari',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+25CC, U+A830-A839, U+A8E0-A8FF',
    },
  ],
});

/** Class names that define the font variables on the root element. */
export const fontVariables = `${inter.variable} ${interHyphen.variable} ${interExtended.variable} ${devanagari.variable}`;
