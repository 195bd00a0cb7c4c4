import { expect, it } from 'vitest';
import { placeSurface } from './placeSurface.ts';

const sight = { width: 1000, height: 600 };
const surface = { width: 300, height: 200 };
const triggerAt = (left: number, top: number) => ({
  left,
  right: left + 100,
  top,
  bottom: top + 40,
});
const place = (
  trigger: ReturnType<typeof triggerAt>,
  placement: 'bottom start' | 'bottom end' = 'bottom start',
  height = surface.height,
) => placeSurface({ trigger, surface: { ...surface, height }, sight, offset: 18, placement });

it('a surface is below its trigger, in line with its start or its end', () => {
  expect(place(triggerAt(50, 10))).toEqual({ top: 68, left: 50, maxHeight: 520 });
  expect(place(triggerAt(850, 10), 'bottom end')).toEqual({ top: 68, right: 50, maxHeight: 520 });
});

it('a surface stays inside the window', () => {
  expect(place(triggerAt(800, 10)).left).toBe(688);
  expect(place(triggerAt(0, 10)).left).toBe(12);
  expect(place(triggerAt(50, 10), 'bottom end').right).toBe(688);
});

it('a surface is above its trigger if it fits only there', () => {
  expect(place(triggerAt(50, 500))).toEqual({ bottom: 118, left: 50, maxHeight: 470 });
});

it('a surface stays below with the most room, where it scrolls', () => {
  expect(place(triggerAt(50, 200), 'bottom start', 900)).toEqual({
    top: 258,
    left: 50,
    maxHeight: 330,
  });
});
