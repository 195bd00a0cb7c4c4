// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ownKey } from '../../../browser/ownStore.ts';
import { listVersion } from './listVersion.ts';

afterEach(() => localStorage.clear());

describe('the chosen version of the lists', () => {
  it('is classic by default', () => {
    expect(listVersion.read('dana')).toBe('classic');
  });

  it('is stored for the user who chose it', () => {
    listVersion.choose('dana', 'new');
    expect(listVersion.read('dana')).toBe('new');
    expect(listVersion.read('marco')).toBe('classic');
    listVersion.choose('dana', 'classic');
    expect(listVersion.read('dana')).toBe('classic');
  });

  it('is classic when the stored value is corrupt', () => {
    localStorage.setItem(ownKey('listVersion', 'dana'), '{');
    expect(listVersion.read('dana')).toBe('classic');
  });
});
