import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { announce } from './announce.ts';
import { Announcer } from './Announcer.tsx';
import { plays, preload } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Feedback/Announcer',
  component: Announcer,
  // The preview places the one Announcer of a page.
  render: () => <Button onClick={() => announce('143 requirements')}>Count</Button>,
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same words are said again. */
export const SameWordsTwice: Story = plays(async ({ canvas }) => {
  const region = screen.getByRole('status');
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(region.textContent).toMatch(/^143 requirements/));
  const first = region.textContent;
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(region.textContent).not.toBe(first));
  await expect(region).toHaveTextContent('143 requirements');
});

/** A sheet makes the page inert, but not the live region. */
export const BehindASheet: Story = {
  loaders: preload(() => import('../Dialog/DialogSurface.tsx')),
  render: () => (
    <Dialog isOpen onClose={() => {}} title="Views">
      <Button onClick={() => announce('The view is saved')}>Save</Button>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    // A role is found only outside what is inert or hidden.
    const region = await screen.findByRole('status');
    await expect(region.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await waitFor(() => expect(region).toHaveTextContent('The view is saved'));
  },
};

function NativeDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Open</Button>
      <dialog ref={dialog} aria-label="Search">
        <Button onClick={() => announce('3 results')}>Search</Button>
        <Button
          onClick={() => {
            announce('Search closed');
            dialog.current?.close();
          }}
        >
          Close
        </Button>
      </dialog>
    </>
  );
}

/** A native dialog silences everything outside it: the region moves inside while it is open. */
export const InANativeDialog: Story = {
  render: () => <NativeDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const region = screen.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent('3 results'));
    await expect(screen.getByRole('dialog')).toContainElement(region);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(region).toHaveTextContent('Search closed'));
    await expect(region.parentElement).toBe(document.body);
  },
};
