import { describe, expect, it } from 'vitest';
import { placePopup } from './placePopup.ts';

const popup = { height: 320, width: 352 };
const sight = { top: 0, height: 800, width: 390 };
const field = (top: number, left = 16) => ({ top, bottom: top + 44, left });

describe('the list of a combobox', () => {
  it('is below its field where it fits', () => {
    expect(placePopup({ field: field(100), popup, sight })).toMatchObject({ side: 'bottom' });
  });

  it('is above where there is more room', () => {
    expect(placePopup({ field: field(600), popup, sight })).toEqual({
      side: 'top',
      edge: 'start',
      room: 592,
    });
  });

  it('is above the keyboard of a phone, and no higher than the room that is left', () => {
    const withKeyboard = { ...sight, height: 460 };
    expect(placePopup({ field: field(100), popup, sight: withKeyboard })).toEqual({
      side: 'bottom',
      edge: 'start',
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

  it('ends with its field where it would leave the window', () => {
    expect(placePopup({ field: field(100, 60), popup, sight })).toMatchObject({ edge: 'end' });
  });
});
