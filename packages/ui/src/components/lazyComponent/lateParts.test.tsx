// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDialogs } from '../../testing/addDialogs.ts';
import type { DialogProps } from '../Dialog/DialogProps.ts';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../Dialog/DialogSurface.tsx', gone);
vi.mock('../Popover/PopoverPanel.tsx', gone);
vi.mock('../MenuButton/MenuSurface.tsx', gone);
vi.mock('../FilterBar/FilterPanel.tsx', gone);
vi.mock('../TableSettings/TableSettingsForm.tsx', gone);
vi.mock('../Tooltip/TooltipSurface.tsx', gone);
vi.mock('../Toast/ToastLayer.tsx', gone);

beforeEach(() => {
  // What other tests have loaded would not fail.
  vi.resetModules();
  addDialogs();
});
/** Shows it after a field with typed text. */
function showInForm(part: ReactElement): HTMLInputElement {
  render(
    <>
      <input aria-label="Note" />
      {part}
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Note');
  fireEvent.change(field, { target: { value: 'Typed' } });
  return field;
}

const title = 'This part did not load';
const noChange = () => {};

/** An overlay and the button that opens it. */
const overlays: Record<string, () => Promise<ReactElement>> = {
  Dialog: async () => {
    const { Dialog } = await import('../Dialog/Dialog.tsx');
    return <Opener of={Dialog} />;
  },
  Popover: async () => {
    const { Popover } = await import('../Popover/Popover.tsx');
    return (
      <Popover label="Open" trigger="Open" title="Hours">
        9 to 5
      </Popover>
    );
  },
  MenuButton: async () => {
    const { MenuButton } = await import('../MenuButton/MenuButton.tsx');
    return <MenuButton label="Open" trigger="Open" sections={[]} />;
  },
  FilterBar: async () => {
    const { FilterBar } = await import('../FilterBar/FilterBar.tsx');
    const filters = [{ kind: 'text', name: 'name', label: 'Name' }] as const;
    return <FilterBar filters={filters} values={{}} onChange={noChange} today="2026-03-02" />;
  },
};

interface OpenerProps {
  readonly of: ComponentType<Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'children'>>;
}

function Opener({ of: Overlay }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Overlay isOpen={isOpen} onClose={() => setIsOpen(false)} title="Assign">
        Fields
      </Overlay>
    </>
  );
}

describe('a part whose code is gone after a new version', () => {
  it.each(Object.entries(overlays))(
    'says so where a %s opens, keeps what was typed, and opens again later',
    async (_, load) => {
      const field = showInForm(await load());
      const [opener] = screen.getAllByRole('button');
      for (let time = 0; time < 2; time += 1) {
        fireEvent.click(opener as HTMLElement);
        await screen.findByRole('alertdialog', { name: title });
        fireEvent.click(screen.getByRole('button', { name: 'Close' }));
        await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
      }
      expect(screen.getByLabelText('Note')).toBe(field);
      expect(field.value).toBe('Typed');
    },
  );

  it('does not matter for the name that shows next to an icon button', async () => {
    const { IconButton } = await import('../IconButton/IconButton.tsx');
    const { optionalParts } = await import('./createOptionalCode.ts');
    const field = showInForm(<IconButton label="Delete" icon="x" />);
    const load = vi.spyOn(optionalParts, 'load');
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Delete' }));
    await act(() => expect(load.mock.results[0]?.value).rejects.toBeInstanceOf(Error));
    expect(screen.getByLabelText('Note')).toBe(field);
    expect(field.value).toBe('Typed');
  });

  it('leaves a toast its message, its action and a way to dismiss it', async () => {
    const { ToastRegion } = await import('../Toast/ToastRegion.tsx');
    const { clearToasts, toast } = await import('../Toast/toasts.ts');
    const onAction = vi.fn<() => void>();
    showInForm(<ToastRegion />);
    act(() => {
      toast('Request sent', { label: 'Undo', onAction });
      toast('File saved');
    });
    await screen.findByText('Request sent');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    await screen.findByText('File saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: File saved' }));
    expect(screen.queryByText('File saved')).toBeNull();
    act(clearToasts);
  });
});
