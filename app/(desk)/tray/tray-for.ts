// The tray with every word ready for the browser.
import type { TrayAnswer } from '@/components/document/tray/tray-view';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import type { Actor } from '@/lib/desk/actor';
import { readPlaces } from '@/lib/desk/board/places';
import { readTray } from '@/lib/desk/documents/tray';
import { foundViews } from '../patients/found-for';

/** `shown` is the mark of what the page shows already. */
export async function trayFor(actor: Actor, shown?: string): Promise<TrayAnswer> {
  const tray = await readTray(actor, shown);
  if (tray.kind === 'unchanged') return tray;
  if (tray.kind !== 'ok') return { kind: 'trouble' };
  const documents = await Promise.all(
    tray.documents.map(async ({ likely, ...document }) => {
      if (!likely) return { ...document, likely };
      const views = await foundViews(likely.patients, tray.today);
      return {
        ...document,
        likely: { clue: likely.clue, patients: views.map(({ from: _, ...view }) => view) },
      };
    }),
  );
  const { clinics } = await readPlaces(actor);
  const zone = clinics[0]?.time_zone ?? DEFAULT_TIME_ZONE;
  return { kind: 'ok', mark: tray.mark, zone, now: Date.now(), documents };
}
