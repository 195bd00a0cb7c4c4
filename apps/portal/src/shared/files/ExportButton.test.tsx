// @vitest-environment jsdom
import { ApiError, type Download } from '@agent-portal/data';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportButton } from './ExportButton.tsx';

const idle: Download<string> = {
  isRunning: false,
  isForbidden: false,
  isMissing: false,
  progress: undefined,
  error: undefined,
  start: vi.fn<Download<string>['start']>(async () => false),
  cancel: vi.fn<() => void>(),
};

afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) {
    fireEvent.click(dismiss);
  }
  cleanup();
  vi.clearAllMocks();
});

function show(part: Partial<Download<string>> = {}) {
  const download = { ...idle, ...part };
  render(
    <>
      <ExportButton download={download} input="the list" />
      <ToastRegion />
    </>,
  );
  return download;
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

describe('the export button', () => {
  it('exports the list in force', async () => {
    const { start } = show();
    await press('Export to Excel');
    expect(start).toHaveBeenCalledExactlyOnceWith('the list');
  });

  it('ends in a toast with the name of the file', async () => {
    show({ start: async () => 'Pending-policies-11-18-2026.xlsx' });
    await press('Export to Excel');
    const toasts = await screen.findByRole('region', { name: 'Messages' }, { timeout: 30_000 });
    expect(toasts.textContent).toContain('Pending-policies-11-18-2026.xlsx is in your downloads');
  });

  it('shows no toast where no file came', async () => {
    show();
    await press('Export to Excel');
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });

  it('says how far it is, and starts no second export meanwhile', async () => {
    const { start } = show({ isRunning: true, progress: { received: 1, total: 4 } });
    await press('Exporting, 25%');
    expect(start).not.toHaveBeenCalled();
  });

  it('can be cancelled while it runs, and only then', async () => {
    const { cancel } = show({ isRunning: true });
    await press('Cancel');
    expect(cancel).toHaveBeenCalledOnce();
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('says in place that it failed, and why', () => {
    show({ error: new ApiError('server', 'The carrier could not answer.') });
    expect(screen.getByRole('alert').textContent).toContain(
      'The export failed. The carrier could not answer.',
    );
  });

  it('says in place that it was refused, which is no error', () => {
    show({ isForbidden: true });
    expect(screen.getByText('You do not have access to this export.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says of a file that is not there no more than that', () => {
    show({ isMissing: true });
    expect(screen.getByText('The file is not there: the carrier has none.')).toBeDefined();
    expect(screen.queryByText(/do not have access/)).toBeNull();
  });
});
