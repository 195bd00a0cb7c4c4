import { configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Page } from './Page';

// What loads late takes a while on a busy machine.
const patience = 30_000;
configure({ asyncUtilTimeout: patience });

const press = (name) => userEvent.click(screen.getByRole('button', { name }));

it(
  'opens a dialog, which Escape and its button close',
  async () => {
    render(<Page />);
    await press('Ask');
    await screen.findByRole('dialog', { name: 'Sure?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Ask');
    await screen.findByRole('dialog', { name: 'Sure?' });
    await press(/close/i);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  patience,
);

it(
  'finds a value by its letters',
  async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Employer' }), 'Glo');
    await screen.findByRole('option', { name: 'Globex' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(/Chosen: globex/)).toBeTruthy();
  },
  patience,
);

it(
  'takes a typed date, and one of the calendar',
  async () => {
    render(<Page />);
    const field = screen.getByRole('textbox', { name: 'Date' });
    await userEvent.type(field, '11/18/2026{Tab}');
    await screen.findByText(/2026-11-18/);
    await press('Choose Date');
    const calendar = await screen.findByRole('dialog');
    await waitFor(() => expect(calendar.querySelector('[role="gridcell"]')).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /November 20/ }));
    expect(await screen.findByText(/2026-11-20/)).toBeTruthy();
  },
  patience,
);

it(
  'shows rows, and sorts them',
  async () => {
    render(<Page />);
    screen.getByRole('table', { name: 'Policies' });
    screen.getByRole('rowheader', { name: 'NL0018O0142' });
    screen.getByRole('cell', { name: '$1,234.50' });
    await press('Premium');
    expect(await screen.findByText(/sorted by premium/)).toBeTruthy();
  },
  patience,
);

it(
  'opens a menu and a popover',
  async () => {
    render(<Page />);
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await screen.findByText(/copied/);
    await press('Help');
    expect(await screen.findByText('Call us.')).toBeTruthy();
  },
  patience,
);
