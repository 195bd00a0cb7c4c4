// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRegion } from '../Announcer/announce.ts';
import { DateField } from './DateField.tsx';

vi.mock('./CalendarSurface.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

// React reports the error that the boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
it('a date is not sent with a form while it is disabled', () => {
  const sent = (disabled: boolean) => {
    const { container, unmount } = render(
      <form>
        <DateField
          label="Start"
          name="start"
          value="2026-11-18"
          onChange={vi.fn<() => void>()}
          disabled={disabled}
        />
      </form>,
    );
    const value = new FormData(container.querySelector('form')!).get('start');
    unmount();
    return value;
  };
  expect(sent(false)).toBe('2026-11-18');
  expect(sent(true)).toBeNull();
});

it('a date still takes typed dates where the code of the calendar cannot be loaded', async () => {
  const closeRegion = openRegion();
  const onChange = vi.fn<(day: string | null) => void>();
  render(<DateField label="Start" value={null} onChange={onChange} />);
  const button = screen.getByRole('button', { name: 'Choose Start' });
  act(() => button.click());
  const note = await screen.findByText('The calendar could not be opened. Type the date.');
  const input = screen.getByRole('textbox', { name: 'Start' });
  expect(input.getAttribute('aria-describedby')).toBe(note.id);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('textbox', { name: 'Start' })).toBe(input);
  // The queue of announcements is empty for the next test.
  await expect.poll(() => screen.getByRole('status').textContent).toBe(note.textContent);
  closeRegion();
});
