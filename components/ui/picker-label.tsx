import { ChevronDown } from 'lucide-react';

/** The box of a picker in the top bar. */
export const PICKER =
  'flex h-9 min-w-0 items-center gap-2 rounded-box border border-line-strong bg-surface px-3 font-[550] whitespace-nowrap transition-colors duration-100 hover:border-ink-3';

interface PickerLabelProps {
  /** What is picked, for people who only hear it: "Clinic". */
  name?: string | undefined;
  value: string;
  /** Quiet words beside the value, dropped on a phone: "Asia/Kolkata", "today". */
  note?: string | undefined;
}

/** What a picker shows: the choice, a quiet note, an arrow. */
export function PickerLabel({ name, value, note }: PickerLabelProps) {
  return (
    <>
      <span className="min-w-0 truncate">
        {name && <span className="sr-only">{name}: </span>}
        {value}{' '}
      </span>
      {note && <span className="text-small font-normal text-ink-3 phone:hidden">{note}</span>}
      <ChevronDown aria-hidden="true" size={16} strokeWidth={2} className="shrink-0 text-ink-3" />
    </>
  );
}
