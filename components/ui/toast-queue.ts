/** What was just done, for 8 seconds, with a way back. Kept outside React so that any code can speak. */

export const TOAST_SECONDS = 8;
const MOST_AT_ONCE = 3;

export interface ToastOptions {
  /** What happened, as a sentence: "Joseph D’Souza called to room 1". */
  text: string;
  /** Takes it back. Also reached by Ctrl+Z while the toast stands. */
  undo?: (() => void) | undefined;
  /** Called when the time to take it back is over, or the toast was closed. Not called after an undo. */
  onSettled?: (() => void) | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast; the region says its text. Returns its id, for closeToast. */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  const toast = { ...options, id: lastId };
  for (const old of toasts.slice(0, Math.max(0, toasts.length + 1 - MOST_AT_ONCE))) closeToast(old.id);
  publish([...toasts, toast]);
  return toast.id;
}

/** Closes a toast; what it announced is settled. */
export function closeToast(id: number): void {
  const toast = remove(id);
  toast?.onSettled?.();
}

/** Takes back what a toast announced. Returns false when it is no longer there. */
export function undoToast(id: number): boolean {
  const toast = remove(id);
  toast?.undo?.();
  return toast?.undo !== undefined;
}

/** The newest toast that can be taken back, for Ctrl+Z. */
export function newestUndo(): Toast | undefined {
  return toasts.findLast((toast) => toast.undo !== undefined);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function remove(id: number): Toast | undefined {
  const toast = toasts.find((candidate) => candidate.id === id);
  if (toast) publish(toasts.filter((candidate) => candidate.id !== id));
  return toast;
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
