// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FilterValues } from '../filterDefinition.ts';
import { TextField } from './TextField.tsx';

const onExport = vi.fn<(values: FilterValues) => void>();

function Filter() {
  const [values, setValues] = useState<FilterValues>({});
  return (
    <>
      <TextField
        definition={{ kind: 'text', name: 'name', label: 'Name' }}
        values={values}
        onChange={setValues}
        today="2026-11-18"
      />
      <button type="button" onClick={() => onExport(values)}>
        Export
      </button>
    </>
  );
}

it.each(['click', 'change', 'Enter', 'blur'])('the field applies a typed text at a %s', (event) => {
  render(<Filter />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.input(input, { target: { value: ' Okafor ' } });
  if (event === 'change') fireEvent(input, new Event('change', { bubbles: true }));
  if (event === 'Enter') fireEvent.keyDown(input, { key: 'Enter' });
  if (event === 'blur') fireEvent.blur(input);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(onExport).toHaveBeenLastCalledWith({ name: 'Okafor' });
  expect(input.value).toBe('Okafor');
});
