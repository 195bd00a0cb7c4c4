// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRegion } from '../../Announcer/openRegion.ts';
import { EditableCell } from './EditableCell.tsx';

const onSave = vi.fn<(text: string) => Promise<void>>();
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onSave.mockReset();
  onSave.mockResolvedValue();
  close = openRegion();
});
afterEach(() => {
  vi.runAllTimers();
  close();
  cleanup();
  vi.useRealTimers();
});

const cell = (text: string) => (
  <EditableCell
    header="Phone"
    rowName="Okafor, Ruth"
    text={text}
    onSave={onSave}
    validate={(typed) => (typed === '' ? 'Enter a phone.' : undefined)}
    failureText={(reason) => (reason instanceof Error ? `${reason.message}.` : '')}
  >
    shown {text}
  </EditableCell>
);
const draw = () => {
  const drawn = render(cell('111'));
  return { showAgain: (text: string) => drawn.rerender(cell(text)) };
};
const button = () => screen.queryByRole('button', { name: 'Edit Phone of Okafor, Ruth' });
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /Phone of Okafor/ });
const begin = () => act(async () => button()?.click());
const type = (value: string) => fireEvent.change(field()!, { target: { value } });
const press = (key: string) => act(async () => void fireEvent.keyDown(field()!, { key }));
const shown = () => document.querySelector('[data-part="value"]')?.textContent;
const announced = () => {
  vi.advanceTimersByTime(500);
  return document.querySelector('output')?.textContent;
};

describe('a cell that is edited', () => {
  it('begins with its text selected, and says nothing is wrong', async () => {
    draw();
    await begin();
    expect(document.activeElement).toBe(field());
    expect(field()).toMatchObject({ value: '111', selectionStart: 0, selectionEnd: 3 });
    expect(field()?.readOnly).toBe(false);
    expect(field()?.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('shows only what the row has, once the row has shown what was saved', async () => {
    const { showAgain } = draw();
    await begin();
    type('222');
    await press('Enter');
    expect(shown()).toBe('222');
    showAgain('222');
    // Another user, or an Undo, has set it back.
    showAgain('111');
    expect(shown()).toBe('shown 111');
    await begin();
    expect(field()?.value).toBe('111');
  });

  it('saves what was typed, shows it, and gives the focus back', async () => {
    draw();
    await begin();
    type('222');
    await press('Enter');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('222');
    expect([field(), shown()]).toEqual([null, '222']);
    expect(document.activeElement).toBe(button());
    expect(announced()).toBe('Saved Phone of Okafor, Ruth');
  });

  it('saves nothing where nothing has changed', async () => {
    draw();
    await begin();
    await press('Enter');
    expect(onSave).not.toHaveBeenCalled();
    expect(shown()).toBe('shown 111');
    expect(document.activeElement).toBe(button());
  });

  it('is as before after Escape', async () => {
    draw();
    await begin();
    type('222');
    await press('Escape');
    expect([onSave.mock.calls, shown()]).toEqual([[], 'shown 111']);
    await begin();
    expect(field()?.value).toBe('111');
  });
});

describe('a cell that is being saved', () => {
  it('is saved once, and cannot be cancelled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onSave.mockReturnValue(promise);
    draw();
    await begin();
    type('222');
    await press('Enter');
    expect(field()?.readOnly).toBe(true);
    await press('Enter');
    await press('Escape');
    expect([onSave.mock.calls.length, field()?.value]).toEqual([1, '222']);
    await act(async () => resolve());
    expect([field(), shown()]).toEqual([null, '222']);
  });

  it('does not take the focus from where it is by then', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onSave.mockReturnValue(promise);
    draw();
    await begin();
    type('222');
    await press('Enter');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    await act(async () => resolve());
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('a cell that was saved', () => {
  it('is edited from what was saved until its row has it', async () => {
    const { showAgain } = draw();
    await begin();
    type('222');
    await press('Enter');
    await begin();
    expect(field()?.value).toBe('222');
    await press('Enter');
    expect(onSave).toHaveBeenCalledOnce();
    showAgain('222');
    expect(shown()).toBe('shown 222');
    showAgain('333');
    await begin();
    expect(field()?.value).toBe('333');
    type('222');
    await press('Enter');
    expect(onSave).toHaveBeenCalledTimes(2);
  });
});

describe('a text that is not saved', () => {
  it('stays in the cell with what is wrong, until it is changed', async () => {
    draw();
    await begin();
    type('');
    await press('Enter');
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a phone.')).toBeDefined();
    expect(field()?.readOnly).toBe(false);
    expect(announced()).toBe('Phone of Okafor, Ruth was not saved. Enter a phone.');
    type('2');
    expect(screen.queryByText('Enter a phone.')).toBeNull();
  });

  it('stays where the server fails, and can be saved again', async () => {
    onSave.mockRejectedValueOnce(new Error('Offline'));
    draw();
    await begin();
    type('222');
    await press('Enter');
    expect(screen.getByText('Offline.')).toBeDefined();
    expect([field()?.value, field()?.readOnly]).toEqual(['222', false]);
    expect(announced()).toBe('Phone of Okafor, Ruth was not saved. Offline.');
    await press('Enter');
    expect([onSave.mock.calls.length, shown()]).toEqual([2, '222']);
  });
});
