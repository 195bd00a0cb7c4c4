import { describe, expect, it } from 'vitest';
import { popoverOffset } from './popoverOffset.ts';

describe('the offset of a popover', () => {
  it('counts from the middle of the trigger', () => {
    expect(popoverOffset({ base: 38 }, 1280, 40)).toBe(18);
    expect(popoverOffset({ base: 33 }, 1280, 40)).toBe(13);
  });

  it('grows by 7 px below 768 px', () => {
    expect(popoverOffset({ base: 38 }, 767, 40)).toBe(25);
    expect(popoverOffset({ base: 38 }, 768, 40)).toBe(18);
  });

  it('takes its wide figure from 1640 px', () => {
    expect(popoverOffset({ base: 38, wide: 46 }, 1639, 40)).toBe(18);
    expect(popoverOffset({ base: 38, wide: 46 }, 1640, 40)).toBe(26);
    expect(popoverOffset({ base: 38 }, 1640, 40)).toBe(18);
  });

  it('never lies over the trigger', () => {
    expect(popoverOffset({ base: 33 }, 1280, 80)).toBe(0);
  });
});
