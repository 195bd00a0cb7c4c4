import { describe, expect, it } from 'vitest';
import { placePopup } from './keepPlace.ts';

const popup = { height: 320, width: 352 };
const sight = { top: 0, height: 800, width: 390 };
const field = (top: number, left = 16, width = 200) => ({
  top,
  bottom: top + 44,
  left,
  right: left + width,
});

describe('the list of a combobox', () => {
  it('is below its field where it fits', () => {
    expect(placePopup({ field: field(100), popup, sight })).toMatchObject({ side: 'bottom' });
  });

  it('is above where there is more room', () => {
    expect(placePopup({ field: field(600), popup, sight })).toEqual({
      side: 'top',
      left: 16,
      room: 592,
    });
  });

  it('is above the keyboard of a phone, and no higher than the room that is left', () => {
    const withKeyboard = { ...sight, height: 460 };
    expect(placePopup({ field: field(100), popup, sight: withKeyboard })).toEqual({
      side: 'bottom',
      left: 16,
      room: 308,
    });
    expect(placePopup({ field: field(300), popup, sight: withKeyboard })).toMatchObject({
      side: 'top',
      room: 292,
    });
  });

  it('takes the scroll position of a phone into account', () => {
    const scrolled = { ...sight, top: 250, height: 460 };
    expect(placePopup({ field: field(300), popup, sight: scrolled })).toMatchObject({
      side: 'bottom',
      room: 358,
    });
  });

  it('has three rows, whatever room there is', () => {
    expect(placePopup({ field: field(40), popup, sight: { ...sight, height: 100 } }).room).toBe(
      120,
    );
  });

  it('stays in what scrolls around its field, while it has five rows there', () => {
    const scroller = { top: 60, height: 500 };
    expect(placePopup({ field: field(300), popup, sight, scroller })).toMatchObject({
      side: 'top',
      room: 232,
    });
    const low = { top: 60, height: 400 };
    expect(placePopup({ field: field(240), popup, sight, scroller: low })).toMatchObject({
      side: 'bottom',
      room: 508,
    });
  });

  it('ends with its field where it would leave the window', () => {
    expect(placePopup({ field: field(100, 180), popup, sight }).left).toBe(28);
  });

  it('starts at the right of its field where text runs from right to left', () => {
    expect(placePopup({ field: field(100, 180), popup, sight, isRtl: true }).left).toBe(28);
    expect(placePopup({ field: field(100), popup, sight, isRtl: true }).left).toBe(16);
  });

  it('never leaves the window', () => {
    const middle = field(100, 95);
    expect(placePopup({ field: middle, popup, sight }).left).toBe(30);
    expect(placePopup({ field: middle, popup, sight, isRtl: true }).left).toBe(8);
  });
});
