// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ownKey } from '../../../browser/ownStore.ts';
import { listVersion } from './listVersion.ts';

afterEach(() => localStorage.clear());

describe('the chosen version of the lists', () => {
  it('is unknown before the first choice', () => {
    expect(listVersion.read('dana')).toBeNull();
  });

  it('is stored for the user who chose it', () => {
    listVersion.choose('dana', 'new');
    expect(listVersion.read('dana')).toBe('new');
    expect(listVersion.read('marco')).toBeNull();
    listVersion.choose('dana', 'classic');
    expect(listVersion.read('dana')).toBe('classic');
  });

  it('is unknown when the stored value is corrupt', () => {
    localStorage.setItem(ownKey('listVersion', 'dana'), '{');
    expect(listVersion.read('dana')).toBeNull();
  });
});
