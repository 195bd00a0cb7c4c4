// @vitest-environment jsdom
import '@agent-portal/ui/testing';
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
  for (const dismiss of screen.queryAllByRole('button', { name: /^Dismiss/ })) {
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
  it('exports the list with its current sort and filters', async () => {
    const { start } = show();
    await press('Export to Excel');
    expect(start).toHaveBeenCalledExactlyOnceWith('the list');
  });

  it('shows a toast with the file name when it is done', async () => {
    show({ start: async () => 'Pending-policies-11-18-2026.xlsx' });
    await press('Export to Excel');
    const toasts = await screen.findByRole('region', { name: 'Messages' }, { timeout: 30_000 });
    expect(toasts.textContent).toContain('Pending-policies-11-18-2026.xlsx is in your downloads');
  });

  it('shows no toast when no file arrives', async () => {
    show();
    await press('Export to Excel');
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });

  it('shows its progress and prevents a second export at the same time', async () => {
    const { start } = show({ isRunning: true, progress: { received: 1, total: 4 } });
    await press('Exporting, 25%');
    expect(start).not.toHaveBeenCalled();
  });

  it('can be canceled only while it runs', async () => {
    const { cancel } = show({ isRunning: true });
    await press('Cancel');
    expect(cancel).toHaveBeenCalledOnce();
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('shows next to the button why it failed', () => {
    show({ error: new ApiError('server', 'The carrier could not answer.') });
    expect(screen.getByRole('alert').textContent).toContain(
      'The download failed. The carrier could not answer.',
    );
  });

  it('shows a refusal next to the button without calling it an error', () => {
    show({ isForbidden: true });
    expect(screen.getByText('You do not have access to this file.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says only that no file is available when the file is missing', () => {
    show({ isMissing: true });
    expect(screen.getByText('No file available.')).toBeDefined();
    expect(screen.queryByText(/do not have access/)).toBeNull();
  });
});
