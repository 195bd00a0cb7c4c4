import { impersonate } from '@agent-portal/data/impersonation/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { search } from '@agent-portal/data/search/contract';
import { searches } from '@agent-portal/data/search/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { answer, press, showsAlert } from '../../testing/onScreen.ts';
import { answers, pageMeta, preloads, type Story } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { findStatus, openPalette } from './paletteStory.ts';

/** Home office starts and ends acting for an agent in the command palette. */
export default {
  title: 'Patterns/Command palette for home office',
  ...pageMeta('/home', <HomePage />),
};

/** Home office finds the agents that it can act for. */
export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  beforeEach: answers(mockEndpoint(search, searches.agents)),
  play: async () => {
    await openPalette('whitfield');
    const row = await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await expect(row).toHaveTextContent('4471902, 4471918, 4471925');
  },
};

/** The impersonation of an agent is in progress. */
export const Impersonating: Story = {
  args: { user: people.homeOffice },
  beforeEach: answers(mockEndpoint(search, searches.agents), mockFailure(impersonate, 'timeout')),
  play: async () => {
    await openPalette('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    await expect(await findStatus('Act for Dana Whitfield…')).toBeVisible();
  },
};

/** With an unsent reason, Close, Cancel and typing into the search ask before it is lost. */
export const AsksBeforeAReasonIsLost: Story = {
  args: { user: { ...people.homeOffice, asksReason: true } },
  ...preloads(() => import('../impersonation/ReasonForm.tsx')),
  beforeEach: answers(mockEndpoint(search, searches.agents)),
  play: async () => {
    const input = await openPalette('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'By phone');
    const palette = input.closest('dialog');
    palette?.requestClose();
    await answer('Discard the reason you entered?', 'Keep editing');
    await press(screen, 'Close search');
    await answer('Discard the reason you entered?', 'Keep editing');
    await userEvent.type(input, 's');
    await answer('Discard the reason you entered?', 'Keep editing');
    await expect(input).toHaveValue('whitfield');
    await expect(field).toHaveValue('By phone');
    await press(screen, 'Cancel');
    await answer('Discard the reason you entered?', 'Discard');
    await expect(field).not.toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** The carrier refused the impersonation: nothing changes. */
export const ImpersonationFailed: Story = {
  args: { user: people.homeOffice },
  beforeEach: answers(mockEndpoint(search, searches.agents), mockFailure(impersonate, 409)),
  play: async () => {
    await openPalette('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    await showsAlert(screen, '‘Act for Dana Whitfield’ did not work.');
  },
};
