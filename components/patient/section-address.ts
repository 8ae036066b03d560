'use client';
// The address is the page's memory: which part of the patient is shown. It holds nothing personal.
import { useSearchParams } from 'next/navigation';
import { SECTIONS, type Section } from './patient-view';

const NAME = 'section';

/** The part that the address names; the cases unless it names one. */
export function useSection(): Section {
  const named = useSearchParams().get(NAME);
  return SECTIONS.find((section) => section === named) ?? 'cases';
}

/** Where a part is to be found. */
export function sectionHref(section: Section): string {
  return `?${NAME}=${section}`;
}

/** Goes there without asking the server for the page again; Back leads here. */
export function showSection(section: Section): void {
  window.history.pushState(null, '', sectionHref(section));
}
