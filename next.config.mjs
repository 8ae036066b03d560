import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Parsed at build, so that no message parser travels to the browser (saves about 10 KB on every page).
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
});

const OTHER_LANGUAGES =
  /react-(aria|stately|aria-components)\/dist\/private\/intl\/(.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

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
  turbopack: {
    root: import.meta.dirname,
    // React Aria brings its words in 34 languages; RegionProvider asks for one. Saves 25 KB where a form opens.
    rules: {
      '*.mjs': { condition: { path: OTHER_LANGUAGES }, loaders: ['./lib/i18n/leave-out.mjs'], as: '*.js' },
    },
  },
};

export default withNextIntl(config);
