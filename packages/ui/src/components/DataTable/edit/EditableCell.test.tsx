// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditableCell } from './EditableCell.tsx';

const place = document.createElement('div');
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const draw = (text: string, onSave: (text: string) => Promise<void> = async () => undefined) =>
  act(async () =>
    root.render(
      <EditableCell
        header="City"
        rowName="Okafor, Ruth"
        text={text}
        onSave={onSave}
        validate={() => undefined}
      >
        {text}
      </EditableCell>,
    ),
  );
const shown = () => place.querySelector('[data-part="value"]')?.textContent;
const field = () => place.querySelector('input');
const edit = () => act(async () => place.querySelector<HTMLElement>('[data-part="edit"]')?.click());
const press = (key: string) =>
  act(async () => field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

/** Types a text into the open field and saves it. */
async function save(text: string) {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Enter');
}

it('shows what was saved until the row has another text, and then only what the row has', async () => {
  await draw('Dayton');
  await edit();
  await save('Akron');
  expect(shown()).toBe('Akron');
  await draw('Akron');
  expect(shown()).toBe('Akron');
  // Another user, or an Undo, has set it back.
  await draw('Dayton');
  expect(shown()).toBe('Dayton');
  await edit();
  expect(field()?.value).toBe('Dayton');
});

it('shows what the row has where it changed twice while a text was being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await draw('Dayton', () => promise);
  await edit();
  await save('Akron');
  await draw('Akron', () => promise);
  await draw('Dayton', () => promise);
  await act(async () => resolve());
  expect(shown()).toBe('Dayton');
});

it('shows what the row has where a text could not be saved', async () => {
  await draw('Dayton', async () => Promise.reject(new Error('Offline')));
  await edit();
  await save('Akron');
  expect(field()?.value).toBe('Akron');
  await press('Escape');
  expect(shown()).toBe('Dayton');
});
