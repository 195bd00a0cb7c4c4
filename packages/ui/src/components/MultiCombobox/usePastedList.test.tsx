// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OptionSource } from '../Combobox/OptionSource.ts';
import { usePastedList } from './usePastedList.ts';

interface PastingProps {
  readonly source: OptionSource;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

function Pasting(props: PastingProps) {
  const { onPaste } = usePastedList({ ...props, label: 'Agent', limit: 10, onText: () => {} });
  return <input aria-label="Agent" onPaste={onPaste} />;
}

it('a multi-combobox keeps what was chosen while the server searches for a pasted list', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSearch = async (value: string) => {
    await promise;
    return { options: [{ value, label: value }], total: 1 };
  };
  const source: OptionSource = { options: [], total: 100, status: 'ready', onSearch };
  const onValues = vi.fn<PastingProps['onValues']>();
  const { rerender } = render(<Pasting {...{ source, onValues }} values={['cara']} />);
  const clipboardData = { getData: () => 'ada\nbo' };
  fireEvent.paste(screen.getByLabelText('Agent'), { clipboardData });
  rerender(<Pasting {...{ source, onValues }} values={['cara', 'dee']} />);
  await act(async () => resolve());
  await vi.waitFor(() => expect(onValues).toHaveBeenCalledWith(['cara', 'dee', 'ada', 'bo']));
});
