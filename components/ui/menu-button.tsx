'use client';
import clsx from 'clsx';
import { type ReactNode, Suspense, lazy } from 'react';
import type { MenuContent } from './menu-items';
import { usePopup } from './use-popup';

const loadList = () => import('./menu-list');
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }));

interface MenuButtonProps extends MenuContent {
  /** Names the menu, and the trigger when its content is only an icon. */
  label: string;
  /** What the trigger shows. */
  children: ReactNode;
  /** Class list of the trigger: buttonClass(), PICKER, or an icon button's. */
  className: string;
  /** The trigger has no words of its own. */
  iconOnly?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  /** -1 inside a Row, which reaches its controls by the Right arrow. */
  tabIndex?: number | undefined;
}

/** A button that opens a menu of actions or choices. The menu itself arrives with the first hover or focus. */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    children,
    className,
    iconOnly = false,
    align = 'start',
    disabled,
    id,
    tabIndex,
    ...content
  } = props;
  const popup = usePopup('menu', () => void loadList());
  return (
    <>
      <button
        type="button"
        id={id}
        disabled={disabled}
        tabIndex={tabIndex}
        {...popup.triggerProps}
        {...(iconOnly && { 'aria-label': label, title: label })}
        className={clsx(className, 'cursor-pointer')}
      >
        {children}
      </button>
      {popup.wanted && (
        <Suspense>
          <MenuList
            {...content}
            label={label}
            trigger={popup.trigger}
            open={popup.open}
            onOpenChange={popup.change}
            align={align}
          />
        </Suspense>
      )}
    </>
  );
}
