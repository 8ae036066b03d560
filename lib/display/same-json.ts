// Whether two JSON values are the same to a reader of the interface.
import { isPlainObject } from '@/lib/contract/display-meta';

/** Equal in every value; the order of an object's keys does not count. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => sameJson(value, other[index]));
  }
  if (isPlainObject(one) && isPlainObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
    );
  }
  return Object.is(one, other);
}
