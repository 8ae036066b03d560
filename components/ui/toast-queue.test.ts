import { afterEach, expect, test, vi } from 'vitest';
import { closeToast, currentToasts, newestUndo, showToast, undoToast } from './toast-queue';

afterEach(() => {
  for (const toast of currentToasts()) closeToast(toast.id);
});

test('an undone action is taken back and never settles', () => {
  const undo = vi.fn();
  const onSettled = vi.fn();
  undoToast(showToast({ text: 'Called', undo, onSettled }));
  expect(undo).toHaveBeenCalledOnce();
  expect(onSettled).not.toHaveBeenCalled();
  expect(currentToasts()).toEqual([]);
});

test('a closed toast settles once and can no longer be taken back', () => {
  const undo = vi.fn();
  const onSettled = vi.fn();
  const id = showToast({ text: 'Called', undo, onSettled });
  closeToast(id);
  closeToast(id);
  expect(undoToast(id)).toBe(false);
  expect(onSettled).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
});

test('a fourth toast settles the oldest', () => {
  const onSettled = vi.fn();
  showToast({ text: 'one', onSettled });
  for (const text of ['two', 'three', 'four']) showToast({ text });
  expect(currentToasts().map((toast) => toast.text)).toEqual(['two', 'three', 'four']);
  expect(onSettled).toHaveBeenCalledOnce();
});

test('Ctrl+Z finds the newest that can be taken back', () => {
  showToast({ text: 'one', undo: () => undefined });
  showToast({ text: 'two' });
  expect(newestUndo()?.text).toBe('one');
});
