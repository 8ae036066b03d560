import { NAV_ICONS } from './nav-icons';
import type { NavItem } from './nav-item';
import type { PaletteSource } from './palette-source';

/** The places of the navigation, found by any word of their name. */
export function placeSource(title: string, places: readonly NavItem[]): PaletteSource {
  return {
    id: 'places',
    title,
    find: (text) => {
      const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
      const fits = ({ label }: NavItem) => words.every((word) => startsAWord(label.toLowerCase(), word));
      const found = places.filter(fits).map(({ href, label, icon }) => {
        return { id: href, label, icon: NAV_ICONS[icon], href };
      });
      return Promise.resolve(found);
    },
  };
}

function startsAWord(label: string, word: string): boolean {
  return label.split(/\s+/u).some((part) => part.startsWith(word));
}
