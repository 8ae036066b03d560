'use client';
/** Keys that act. Single letters can be turned off (WCAG 2.1.4) and never fire while somebody types. */
import { useEffect, useEffectEvent } from 'react';

const SWITCH_KEY = 'single-key-shortcuts';

/** Whether single letters act; on until a person turns them off. Browser only. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(SWITCH_KEY) !== 'off';
}

/** Turns single letters on or off for this browser. */
export function switchSingleKeys(on: boolean): void {
  localStorage.setItem(SWITCH_KEY, on ? 'on' : 'off');
}

/** True where letters are text: boxes, editable content, and lists that search as one types. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable=true], [role=listbox], [role=menu]',
    ) !== null
  );
}

/**
 * Calls `action` for a key: `N`, `/`, or with Ctrl or Cmd as `Ctrl K`.
 * Letters alone are ignored while typing and under an open dialog; with Ctrl they always act.
 */
export function useShortcut(hint: string, action: () => void, enabled = true): void {
  const onAction = useEffectEvent(action);
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!matches(event, hint)) return;
      event.preventDefault();
      onAction();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hint, enabled]);
}

function matches(event: KeyboardEvent, hint: string): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  const withControl = hint.startsWith('Ctrl ');
  const key = withControl ? hint.slice('Ctrl '.length) : hint;
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (withControl !== (event.ctrlKey || event.metaKey)) return false;
  if (withControl) return true;
  const covered = document.querySelector('[role=dialog][aria-modal=true], [role=alertdialog]') !== null;
  return !covered && !isTyping(event.target) && singleKeysOn();
}
