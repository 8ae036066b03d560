'use client';
import { Suspense, lazy, useState } from 'react';
import type { FindPatients } from '@/components/patient/find/found-view';
import type { NavItem } from './nav-item';
import { SearchBox } from './search-box';
import { useEarlyTyping } from './use-early-typing';

const loadPalette = () => import('./command-palette');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

export interface FinderProps {
  label: string;
  places: readonly NavItem[];
  /** Which kinds of things this person may look for beside places. */
  finds: {
    medications: boolean;
    /** Absent where this person may not see patients. */
    patients?: FindPatients | undefined;
  };
}

/** The search of the top bar. The palette itself arrives when somebody first reaches for it. */
export function Finder({ label, places, finds }: FinderProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const typedEarly = useEarlyTyping(open);
  return (
    <>
      <SearchBox
        label={label}
        onNear={() => void loadPalette()}
        onOpen={() => {
          setWanted(true);
          setOpen(!open);
        }}
      />
      {wanted && (
        <Suspense>
          <CommandPalette
            label={label}
            places={places}
            finds={finds}
            open={open}
            typedEarly={typedEarly}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
