'use client';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { REGION } from './region';

/** Fields, calendars and lists speak the product's language, not the one the browser prefers. */
export function RegionProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale={REGION}>{children}</I18nProvider>;
}
