import { LoaderCircle } from 'lucide-react';

/** Work in progress, inside a control that already has a name. Stands still under reduced motion. */
export function Spinner({ size = 16 }: { size?: number | undefined }) {
  return <LoaderCircle aria-hidden="true" size={size} strokeWidth={2.25} className="shrink-0 animate-spin" />;
}
