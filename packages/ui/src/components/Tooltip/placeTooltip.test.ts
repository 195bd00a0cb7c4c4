import { expect, it } from 'vitest';
import { placeTooltip, type TooltipPlacement } from './placeTooltip.ts';

const tooltip = { width: 100, height: 30 };
const sight = { width: 400, height: 300 };
const place = (left: number, top: number, placement: TooltipPlacement, isRtl = false) => {
  const trigger = { left, right: left + 40, top, bottom: top + 40 };
  return placeTooltip({ trigger, tooltip, sight, placement, isRtl });
};

it('a tooltip is over the middle of its element, or below where there is no room', () => {
  expect(place(180, 100, 'top')).toEqual({ left: 150, top: 64 });
  expect(place(180, 10, 'top')).toEqual({ left: 150, top: 56 });
});

it('a tooltip follows the direction of the text', () => {
  expect(place(180, 100, 'end').left).toBe(226);
  expect(place(180, 100, 'end', true).left).toBe(74);
  expect(place(180, 100, 'start', true).left).toBe(226);
});

it('a tooltip stays inside the window', () => {
  expect(place(0, 100, 'top').left).toBe(6);
  expect(place(360, 100, 'bottom').left).toBe(294);
});
