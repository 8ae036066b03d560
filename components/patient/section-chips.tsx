'use client';
import { useTranslations } from 'next-intl';
import { CHIP_LINE, chipClass, chipCountClass } from '@/components/ui/chip-class';
import { SECTIONS, type Section } from './patient-view';
import { sectionHref, showSection } from './section-address';

interface SectionChipsProps {
  current: Section;
  /** null = not known */
  counts: Record<Section, number | null>;
}

/** The parts of the page, each with an address of its own and how much there is. */
export function SectionChips({ current, counts }: SectionChipsProps) {
  const t = useTranslations('patient');
  return (
    <nav aria-label={t('sections.label')} className={CHIP_LINE}>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={sectionHref(section)}
          aria-current={section === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            showSection(section);
          }}
          className={chipClass(section === current)}
        >
          {t(`sections.${section}`)}
          {counts[section] !== null && (
            <span className={chipCountClass(section === current)}>{counts[section]}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
