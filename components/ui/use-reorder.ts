'use client';
/** Three equal ways to move an item: drag its handle, lift it with the keyboard, or choose from its menu. */
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from './announcer';
import { type Step, placeAfter, placeUnder } from './reorder-keys';

interface ReorderOptions {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>;
  count: number;
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
}

interface Lifted {
  /** Where it was when it was lifted, for Esc. */
  from: number;
  /** Where it is now. */
  at: number;
  by: 'keyboard' | 'pointer';
}

/** State and handlers of a reorderable list. */
export function useReorder({ list, count, nameOf, onMove }: ReorderOptions) {
  const t = useTranslations('ui.reorder');
  const refocus = useRef<number | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);

  // A moved row is a moved element: the browser may drop its focus, so it is given back.
  useEffect(() => {
    if (refocus.current === null) return;
    list.current?.querySelectorAll<HTMLElement>('[data-reorder-handle]')[refocus.current]?.focus();
    refocus.current = null;
  });

  const move = (from: number, to: number) => {
    onMove(from, to);
    announce(t('moved', { name: nameOf(from), place: to + 1, count }));
  };
  const carry = (to: number) => {
    if (!lifted || to === lifted.at) return;
    move(lifted.at, to);
    setLifted({ ...lifted, at: to });
    if (lifted.by === 'keyboard') refocus.current = to;
  };
  const step = (index: number, way: Step) => {
    const to = placeAfter(way, index, count);
    if (to === null) return;
    move(index, to);
    refocus.current = to;
  };
  const drop = () => {
    if (lifted) announce(t('dropped', { name: nameOf(lifted.at), place: lifted.at + 1 }));
    setLifted(null);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const way = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (!lifted && event.key === ' ') {
      setLifted({ from: index, at: index, by: 'keyboard' });
      announce(t('lifted', { name: nameOf(index), place: index + 1, count }));
    } else if (lifted && way) carry(placeAfter(way, lifted.at, count) ?? lifted.at);
    else if (lifted && (event.key === ' ' || event.key === 'Enter')) drop();
    else if (lifted && event.key === 'Escape') {
      carry(lifted.from);
      setLifted(null);
      announce(t('cancelled', { name: nameOf(lifted.at) }));
    } else return;
    event.preventDefault();
    // Esc puts the item down; it does not also close the panel around the list.
    event.nativeEvent.stopImmediatePropagation();
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLifted({ from: index, at: index, by: 'pointer' });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (lifted?.by !== 'pointer') return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    carry(
      placeUnder(
        event.clientY,
        rows.map((row) => row.top + row.height / 2),
      ),
    );
  };

  return { lifted, step, drop, onKeyDown, onPointerDown, onPointerMove };
}
