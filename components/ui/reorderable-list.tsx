'use client';
import clsx from 'clsx';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { MenuList } from './menu-list';
import { type Step, placeAfter } from './reorder-keys';
import { useReorder } from './use-reorder';

interface ReorderableListProps<T> {
  /** Names the list: "Pairs on the card". */
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  /** How the item is called in announcements and for its handle. */
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  /** Draws one row around its handle; controls inside keep their keys. */
  children: (item: T, handle: ReactNode, index: number) => ReactNode;
  className?: string | undefined;
}

/** A list whose order people choose. Space lifts, arrows move, Space drops, Esc puts back; Enter or a click has the menu. */
export function ReorderableList<T>(props: ReorderableListProps<T>) {
  const { label, items, idOf, nameOf, onMove, children, className } = props;
  const t = useTranslations('ui.reorder');
  const helpId = useId();
  const list = useRef<HTMLOListElement>(null);
  const reorder = useReorder({
    list,
    count: items.length,
    nameOf: (index) =>
      items
        .slice(index, index + 1)
        .map(nameOf)
        .join(''),
    onMove,
  });
  return (
    <>
      <p id={helpId} hidden>
        {t('help')}
      </p>
      <ol ref={list} aria-label={label} className={className}>
        {items.map((item, index) => (
          <li
            key={idOf(item)}
            className={clsx(
              reorder.lifted?.at === index && 'relative z-10 rounded-small bg-accent-soft shadow-focus',
            )}
          >
            {children(
              item,
              <Handle
                name={nameOf(item)}
                index={index}
                count={items.length}
                helpId={helpId}
                reorder={reorder}
              />,
              index,
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface HandleProps {
  name: string;
  index: number;
  count: number;
  helpId: string;
  reorder: ReturnType<typeof useReorder>;
}

function Handle({ name, index, count, helpId, reorder }: HandleProps) {
  const t = useTranslations('ui.reorder');
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const held = reorder.lifted?.at === index;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        data-reorder-handle=""
        aria-label={t('handle', { name })}
        aria-describedby={helpId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-pressed={held}
        className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-small text-ink-3 hover:bg-sunken hover:text-ink active:cursor-grabbing"
        onPointerDown={(event) => reorder.onPointerDown(event, index)}
        onPointerMove={reorder.onPointerMove}
        onPointerUp={() => {
          if (reorder.lifted?.from === reorder.lifted?.at) setOpen(true);
          reorder.drop();
        }}
        onPointerCancel={reorder.drop}
        onKeyDown={(event) => {
          reorder.onKeyDown(event, index);
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <GripVertical aria-hidden="true" size={16} />
      </button>
      {open && (
        <StepMenu
          name={name}
          index={index}
          count={count}
          trigger={trigger}
          onClose={() => setOpen(false)}
          onStep={(way) => reorder.step(index, way)}
        />
      )}
    </>
  );
}

interface StepMenuProps {
  name: string;
  index: number;
  count: number;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  onStep: (way: Step) => void;
}

function StepMenu({ name, index, count, trigger, onClose, onStep }: StepMenuProps) {
  const t = useTranslations('ui.reorder');
  const icons = { up: ArrowUp, down: ArrowDown, first: ArrowUpToLine, last: ArrowDownToLine };
  const steps: Step[] = ['up', 'down', 'first', 'last'];
  return (
    <MenuList
      label={t('handle', { name })}
      trigger={trigger}
      open
      onOpenChange={onClose}
      align="start"
      sections={[
        {
          id: 'move',
          items: steps.map((way) => ({
            id: way,
            label: t(way),
            icon: icons[way],
            disabled: placeAfter(way, index, count) === null,
          })),
        },
      ]}
      onAction={(id) => {
        const way = steps.find((candidate) => candidate === id);
        if (way) onStep(way);
      }}
    />
  );
}
