'use client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/state-screen';
import { fontVariables } from './fonts/typefaces';
import './globals.css';

/** When even the layout fails there is no catalogue of texts to ask, so these words stand here. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>Front desk: not available</title>
        <main className="grid min-h-dvh place-items-center">
          <ErrorState
            level={1}
            title="The front desk could not be shown"
            action={
              <Button variant="primary" onClick={retry}>
                Try again
              </Button>
            }
          >
            Nothing you saved is lost. Try again; if it stays, tell your administrator.
          </ErrorState>
        </main>
      </body>
    </html>
  );
}
