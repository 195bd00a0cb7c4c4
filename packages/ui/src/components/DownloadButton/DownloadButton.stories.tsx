import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates, linkStates } from '../sample/Matrix.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { plays, fitsOnPhone } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/DownloadButton',
  component: DownloadButton,
  args: { label: 'Export to Excel', onStart: fn(), onCancel: fn() },
} satisfies Meta<typeof DownloadButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  DownloadButton,
  {
    ready: {},
    running: { isBusy: true, progress: { received: 250_000, total: 1_000_000 } },
    refused: { note: 'You do not have access to this file.' },
    failed: { failure: 'The download failed.' },
  },
  {
    states: linkStates,
    width: '18rem',
  },
);

export const AtRest: Story = plays(async ({ args, canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Export to Excel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onStart).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

/** A press does nothing more; the next stop ends it. */
export const Running: Story = {
  args: { isBusy: true, progress: { received: 250_000, total: 1_000_000 } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Exporting, 25%' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The bytes received, where the size is not known. */
export const RunningWithoutATotal: Story = {
  args: {
    isBusy: true,
    busyText: 'Downloading',
    progress: { received: 48_200, total: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Downloading, 49 kB' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { note: 'You do not have access to this file.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  args: { failure: 'The download failed. The carrier did not answer in time.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The download failed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const LongOnAPhone: Story = {
  args: {
    label: 'Export the details of all writing agents of the cycle',
    failure:
      'The download failed. The carrier cannot be reached: check your connection, and whether you are logged in.',
  },
  ...fitsOnPhone,
};
