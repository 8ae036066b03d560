interface MarkProps {
  /** The product's name; on a phone only the sign is shown. */
  name: string;
}

/** The sign and the name. */
export function Mark({ name }: MarkProps) {
  return (
    <span className="flex w-44 shrink-0 items-center gap-2 text-lead font-[650] tracking-[-0.01em] whitespace-nowrap narrow:w-auto">
      <MarkSign />
      <span className="phone:sr-only">{name}</span>
    </span>
  );
}

/** The sign: a counter seen from the front. */
export function MarkSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0">
      <rect width="20" height="20" rx="6" className="fill-accent" />
      <path d="M6 5.5v4a4 4 0 0 0 8 0v-4" fill="none" strokeWidth="2" className="stroke-accent-ink" />
    </svg>
  );
}
