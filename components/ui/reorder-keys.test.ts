import { describe, expect, test } from 'vitest';
import { moved, placeAfter, placeUnder } from './reorder-keys';

describe('where an item may go', () => {
  test('one step up and down', () => {
    expect(placeAfter('up', 2, 4)).toBe(1);
    expect(placeAfter('down', 2, 4)).toBe(3);
  });

  test('nowhere beyond the ends', () => {
    expect(placeAfter('up', 0, 4)).toBeNull();
    expect(placeAfter('first', 0, 4)).toBeNull();
    expect(placeAfter('down', 3, 4)).toBeNull();
    expect(placeAfter('last', 3, 4)).toBeNull();
  });

  test('to the ends at once', () => {
    expect(placeAfter('first', 3, 4)).toBe(0);
    expect(placeAfter('last', 0, 4)).toBe(3);
  });
});

describe('a moved item', () => {
  test('stands at its new place, the others keep their order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  test('under a pointer goes to the nearest row', () => {
    expect(placeUnder(12, [10, 50, 90])).toBe(0);
    expect(placeUnder(75, [10, 50, 90])).toBe(2);
    expect(placeUnder(-40, [10, 50, 90])).toBe(0);
  });
});
