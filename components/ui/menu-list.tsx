'use client';
/** The list of a menu. Loaded when the first menu is opened, so that pages do not pay for menus nobody opens. */
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { FLOATING, OPTION } from './class-names';
import { Kbd } from './kbd';
import type { MenuContent, MenuItem, MenuSection } from './menu-items';

interface MenuListProps extends MenuContent {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align: 'start' | 'end';
}

export function MenuList({ label, trigger, open, onOpenChange, align, sections, onAction }: MenuListProps) {
  return (
    <Popover
      aria-label={label}
      triggerRef={trigger}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={`bottom ${align}`}
      offset={4}
      className={clsx(FLOATING, 'min-w-48 max-w-80')}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
        className="p-1 outline-none"
      >
        {sections.map((section) => (
          <Section key={section.id} section={section} onAction={(itemId) => onAction(itemId, section.id)} />
        ))}
      </Menu>
    </Popover>
  );
}

function Section({ section, onAction }: { section: MenuSection; onAction: (itemId: string) => void }) {
  const choice = section.chosen !== undefined;
  return (
    <AriaMenuSection
      id={section.id}
      aria-label={section.title ?? section.id}
      selectionMode={choice ? 'single' : 'none'}
      {...(choice && { selectedKeys: [section.chosen ?? ''], disallowEmptySelection: true })}
      className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
    >
      {section.title && (
        <Header className="px-2.5 pt-1.5 pb-1 text-label font-semibold text-ink-3">{section.title}</Header>
      )}
      {section.items.map((item) => (
        <Item key={item.id} item={item} choice={choice} onAction={() => onAction(item.id)} />
      ))}
    </AriaMenuSection>
  );
}

function Item({ item, choice, onAction }: { item: MenuItem; choice: boolean; onAction: () => void }) {
  const Icon = item.icon;
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.disabled ?? false}
      onAction={onAction}
      className={clsx(OPTION, item.danger && 'text-alert')}
    >
      {({ isSelected }) => (
        <>
          {Icon && <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" />}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block truncate">
              {item.label}
            </Text>
            {item.detail && (
              <Text slot="description" className="block truncate text-small text-ink-3">
                {item.detail}
              </Text>
            )}
          </span>
          {item.hint && <Kbd>{item.hint}</Kbd>}
          {choice && (
            <Check
              aria-hidden="true"
              size={16}
              strokeWidth={2.25}
              className={clsx('shrink-0 text-accent', !isSelected && 'invisible')}
            />
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
