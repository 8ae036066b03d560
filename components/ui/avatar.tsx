import clsx from 'clsx';

interface AvatarProps {
  /** Two letters at most. */
  initials: string;
  size?: 32 | 36 | 44 | undefined;
  tone?: 'accent' | 'park' | undefined;
}

const EDGE = { 32: 'size-8 text-label', 36: 'size-9 text-label', 44: 'size-11 text-body' } as const;

/** Initials in a circle. Decoration: the name stands beside it or names the control. */
export function Avatar({ initials, size = 32, tone = 'park' }: AvatarProps) {
  return (
    // Drawn, not written: as text the letters would have to be part of the control's name (WCAG 2.5.3).
    <span
      aria-hidden="true"
      data-initials={initials}
      className={clsx(
        'grid shrink-0 place-items-center rounded-full font-[650] before:content-[attr(data-initials)]',
        EDGE[size],
        tone === 'accent' ? 'bg-accent-soft text-accent' : 'bg-park-soft text-park',
      )}
    />
  );
}

/** First letters of the first and the last word; a title with a dot is skipped: "Ms. Fatima Siddiqui" gives FS. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '' && !word.endsWith('.'));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
