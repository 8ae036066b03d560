import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { RegionProvider } from '@/components/ui/region-provider';
import { THEME_COOKIE, parseTheme } from '@/components/ui/theme';
import { fontVariables } from './fonts/typefaces';
import './globals.css';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1c2024' },
  ],
};

/** The name in the browser's tab, the page's own first. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return {
    title: { default: t('product'), template: `%s · ${t('product')}` },
    // Signed-in pages and patient names have no place in a search engine.
    robots: { index: false, follow: false },
    formatDetection: { telephone: false },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar, head] = await Promise.all([getLocale(), cookies(), headers()]);
  const theme = parseTheme(jar.get(THEME_COOKIE)?.value);
  const nonce = head.get('x-nonce') ?? undefined;
  return (
    <html lang={locale} className={fontVariables} {...(theme !== 'system' && { 'data-theme': theme })}>
      {/* Style sheets that components add while running are allowed by this nonce (CSP style-src). */}
      <head>{nonce && <meta name="csp-nonce" nonce={nonce} suppressHydrationWarning />}</head>
      <body>
        <NextIntlClientProvider>
          <RegionProvider>{children}</RegionProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
