// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ownKey } from '../../../browser/ownStore.ts';
import { listVersion } from './listVersion.ts';

afterEach(() => localStorage.clear());

describe('the version of the lists', () => {
  it('is classic until somebody chooses', () => {
    expect(listVersion.read('dana')).toBe('classic');
  });

  it('is kept for the user who chose it', () => {
    listVersion.choose('dana', 'new');
    expect(listVersion.read('dana')).toBe('new');
    expect(listVersion.read('marco')).toBe('classic');
    listVersion.choose('dana', 'classic');
    expect(listVersion.read('dana')).toBe('classic');
  });

  it('is classic where what was stored is broken', () => {
    localStorage.setItem(ownKey('listVersion', 'dana'), '{');
    expect(listVersion.read('dana')).toBe('classic');
  });
});
