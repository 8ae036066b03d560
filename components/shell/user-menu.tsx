'use client';
import { useTranslations } from 'next-intl';
import { Suspense, lazy } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { MenuSection } from '@/components/ui/menu-items';
import { usePopup } from '@/components/ui/use-popup';

const loadList = () => import('./user-menu-list');
const UserMenuList = lazy(async () => ({ default: (await loadList()).UserMenuList }));

export interface UserMenuContent {
  /** Further places or actions of this person, above signing out. */
  sections?: readonly MenuSection[] | undefined;
  onAction?: ((itemId: string) => void) | undefined;
  onSignOut: () => void;
}

interface UserMenuProps extends UserMenuContent {
  /** "Meena (reception)". */
  name: string;
  initials: string;
}

/** The person's own menu: a picture in the top bar; its list arrives with the first hover or focus. */
export function UserMenu({ name, initials, ...content }: UserMenuProps) {
  const t = useTranslations('shell');
  const popup = usePopup('menu', () => void loadList());
  const label = t('userMenu', { name });
  return (
    <>
      <button
        type="button"
        {...popup.triggerProps}
        aria-label={label}
        title={label}
        className="cursor-pointer rounded-full"
      >
        <Avatar initials={initials} tone="accent" />
      </button>
      {popup.wanted && (
        <Suspense>
          <UserMenuList
            {...content}
            label={label}
            trigger={popup.trigger}
            open={popup.open}
            onOpenChange={popup.change}
          />
        </Suspense>
      )}
    </>
  );
}
