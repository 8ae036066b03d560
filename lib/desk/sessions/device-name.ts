// A browser's User-Agent as people know their devices: "Chrome on Windows".

/** Null where it cannot be told. */
export type DeviceName = { browser: string | null; system: string | null };

/** In this order: Edge and Opera say that they are Chrome too, and everybody says Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android and iPhones name the system that theirs grew from as well. */
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads browser and system out of a User-Agent. */
export function deviceName(userAgent: string): DeviceName {
  const first = (table: [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
