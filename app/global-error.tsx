'use client';
import { buttonClass } from '@/components/ui/button-class';
import './globals.css';

/**
 * When even the layout fails there is no catalogue of texts to ask, so these words stand here.
 * Every page carries this script: it is kept as small as a page can be.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Front desk: not available</title>
        <main
          role="alert"
          className="mx-auto grid min-h-dvh max-w-md place-content-center gap-3 px-6 text-center"
        >
          <h1 className="text-lead font-semibold">The front desk could not be shown</h1>
          <p className="text-ink-2">
            Nothing you saved is lost. Try again; if it stays, tell your administrator.
          </p>
          <p>
            <button type="button" onClick={retry} className={buttonClass('primary')}>
              Try again
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
