import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Parsed at build, so that no message parser travels to the browser (saves about 10 KB on every page).
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
});

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Addresses of the interface are answered with and without a trailing slash, never redirected.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // npm test checks the types of everything; a clinic's machine need not do it again at its first start.
  typescript: { ignoreBuildErrors: true },
  // A page that a role does not include answers 403 with a page of its own (forbidden()).
  experimental: { authInterrupts: true },
  turbopack: { root: import.meta.dirname },
};

export default withNextIntl(config);
