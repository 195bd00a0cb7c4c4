import { describe, expect, it } from 'vitest';
import { popoverOffset } from './popoverOffset.ts';

describe('the offset of a popover', () => {
  it('counts from the middle of the trigger', () => {
    expect(popoverOffset({ base: 38 }, 'usual', 40)).toBe(18);
    expect(popoverOffset({ base: 33 }, 'usual', 40)).toBe(13);
  });

  it('grows by 7 px below the breakpoint md', () => {
    expect(popoverOffset({ base: 38 }, 'belowMd', 40)).toBe(25);
    expect(popoverOffset({ base: 38 }, 'usual', 40)).toBe(18);
  });

  it('takes its wide figure from the breakpoint wide', () => {
    expect(popoverOffset({ base: 38, wide: 46 }, 'usual', 40)).toBe(18);
    expect(popoverOffset({ base: 38, wide: 46 }, 'wide', 40)).toBe(26);
    expect(popoverOffset({ base: 38 }, 'wide', 40)).toBe(18);
  });

  it('never covers the trigger', () => {
    expect(popoverOffset({ base: 33 }, 'usual', 80)).toBe(0);
  });
});
