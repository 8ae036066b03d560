'use client';
import { Ellipsis } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { MenuButton } from '@/components/ui/menu-button';
import type { MenuItem } from '@/components/ui/menu-items';

interface LineMenuProps {
  label: string;
  items: readonly MenuItem[];
  onAction: (item: string) => void;
}

/** What can be done with one line of a list. */
export function LineMenu({ label, items, onAction }: LineMenuProps) {
  return (
    <MenuButton
      label={label}
      iconOnly
      align="end"
      className={buttonClass('ghost', 'small')}
      sections={[{ id: 'line', items }]}
      onAction={onAction}
    >
      <Ellipsis aria-hidden="true" size={18} />
    </MenuButton>
  );
}
