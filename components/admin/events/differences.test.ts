import { expect, it } from 'vitest';
import { differences, inLines, MISSING } from './differences';
import { shownText } from './shown-text';

it('names the members that differ, whatever their order', () => {
  const stored = '{"event":"a","data":{"vaccines":"MMR 2","due":["x",1]}}';
  const came = '{"data":{"due":["x",2],"vaccines":"HPV 1","more":{}},"event":"a"}';
  expect(differences(stored, came)).toEqual([
    { path: 'data.vaccines', stored: '"MMR 2"', came: '"HPV 1"' },
    { path: 'data.due.1', stored: '1', came: '2' },
    { path: 'data.more', stored: MISSING, came: '{}' },
  ]);
  expect(differences(stored, stored)).toEqual([]);
});

it('compares only what is JSON, and lays out nothing else', () => {
  expect(differences('{}', 'forged')).toBeNull();
  expect(inLines('forged')).toBe('forged');
  expect(inLines('{"a":1}')).toBe('{\n  "a": 1\n}');
});

it('shows the characters that would turn a line around or hide in it', () => {
  expect(shownText('{"name":"\u202egpj.exe\u200b"}\u0007\n')).toBe('{"name":"⟨202E⟩gpj.exe⟨200B⟩"}⟨0007⟩\n');
  expect(shownText('कबीर నాయర్ نور')).toBe('कबीर నాయర్ نور');
});
