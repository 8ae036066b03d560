'use client';
/** What the person's own menu holds. Comes when somebody first reaches for it. */
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import type { MenuSection } from '@/components/ui/menu-items';
import { MenuList } from '@/components/ui/menu-list';
import { THEMES, type Theme, chooseTheme } from '@/components/ui/theme';
import { singleKeysOn, switchSingleKeys } from '@/components/ui/use-shortcut';
import type { UserMenuContent } from './user-menu';

interface UserMenuListProps extends UserMenuContent {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const THEME_ICON = { system: Monitor, light: Sun, dark: Moon } as const;

/** Further actions, light or dark, single-letter keys, signing out. */
export function UserMenuList({ sections = [], onAction, onSignOut, ...list }: UserMenuListProps) {
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
  return <MenuList {...list} align="end" sections={[...sections, ...own]} onAction={act} />;
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
