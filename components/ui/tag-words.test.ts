import { expect, test } from 'vitest';
import { addTags } from './tag-words';

test('a comma parts words, blanks around them are dropped', () => {
  expect(addTags(['VIP'], ' wheelchair , late ')).toEqual(['VIP', 'wheelchair', 'late']);
});

test('nothing and repeats add nothing', () => {
  expect(addTags(['VIP'], ' , VIP,, ')).toEqual(['VIP']);
});
