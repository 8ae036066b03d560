'use client';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { MenuButton } from '@/components/ui/menu-button';
import type { MenuSection } from '@/components/ui/menu-items';
import { THEMES, type Theme, chooseTheme } from '@/components/ui/theme';
import { singleKeysOn, switchSingleKeys } from '@/components/ui/use-shortcut';

interface UserMenuProps {
  /** "Meena (reception)". */
  name: string;
  initials: string;
  /** Further places or actions of this person, above signing out. */
  sections?: readonly MenuSection[] | undefined;
  onAction?: ((itemId: string) => void) | undefined;
  onSignOut: () => void;
}

const THEME_ICON = { system: Monitor, light: Sun, dark: Moon } as const;

/** The person's own menu: further actions, light or dark, single-letter keys, signing out. */
export function UserMenu({ name, initials, sections = [], onAction, onSignOut }: UserMenuProps) {
  const t = useTranslations('shell');
  const [theme, setTheme] = useTheme();
  const [keys, setKeys] = useState<'on' | 'off'>();
  const keysNow = keys ?? (typeof localStorage !== 'undefined' && !singleKeysOn() ? 'off' : 'on');
  const own: MenuSection[] = [
    {
      id: 'theme',
      title: t('theme.title'),
      chosen: theme,
      items: THEMES.map((id) => ({ id, label: t(`theme.${id}`), icon: THEME_ICON[id] })),
    },
    {
      id: 'keys',
      title: t('keys.title'),
      chosen: keysNow,
      items: [
        { id: 'on', label: t('keys.on') },
        { id: 'off', label: t('keys.off') },
      ],
    },
    { id: 'session', items: [{ id: 'sign-out', label: t('signOut'), icon: LogOut }] },
  ];
  const act = (itemId: string, sectionId: string) => {
    const chosenTheme = THEMES.find((candidate) => candidate === itemId);
    if (sectionId === 'theme' && chosenTheme) setTheme(chosenTheme);
    else if (sectionId === 'keys') {
      switchSingleKeys(itemId === 'on');
      setKeys(itemId === 'on' ? 'on' : 'off');
    } else if (sectionId === 'session') onSignOut();
    else onAction?.(itemId);
  };
  return (
    <MenuButton
      label={t('userMenu', { name })}
      iconOnly
      align="end"
      className="rounded-full"
      sections={[...sections, ...own]}
      onAction={act}
    >
      <Avatar initials={initials} tone="accent" />
    </MenuButton>
  );
}

/** The theme of the open page, read from where the server wrote it. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system',
    () => 'system' as const,
  );
  const [chosen, setChosen] = useState<Theme>();
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return [chosen ?? stored, choose];
}
