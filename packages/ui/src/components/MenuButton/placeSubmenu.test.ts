import { expect, it } from 'vitest';
import { isInTriangle, placeSubmenu } from './placeSubmenu.ts';

const menu = { width: 200, height: 300 };
const sight = { width: 1000, height: 600 };
const at = (left: number, top: number, isRtl = false) =>
  placeSubmenu({ entry: { left, right: left + 150, top }, menu, sight, isRtl });

it('a submenu is after its entry in the direction of the text', () => {
  expect(at(400, 100)).toEqual({ left: 550, top: 92 });
  expect(at(400, 100, true)).toEqual({ left: 200, top: 92 });
});

it('a submenu is before its entry where it fits only there', () => {
  expect(at(800, 100).left).toBe(600);
  expect(at(50, 100, true).left).toBe(200);
});

it('a submenu stays inside the window', () => {
  expect(at(400, 500).top).toBe(292);
  expect(
    placeSubmenu({
      entry: { left: 20, right: 250, top: 0 },
      menu,
      sight: { width: 260, height: 600 },
      isRtl: false,
    }),
  ).toEqual({ left: 52, top: 8 });
});

it('a submenu knows the way from an entry to its menu', () => {
  const way = [
    { x: 100, y: 50 },
    { x: 150, y: 0 },
    { x: 150, y: 200 },
  ] as const;
  expect(isInTriangle({ x: 130, y: 80 }, way)).toBe(true);
  expect(isInTriangle({ x: 100, y: 90 }, way)).toBe(false);
});
