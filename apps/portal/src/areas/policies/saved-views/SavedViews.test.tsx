// @vitest-environment jsdom
import { getSavedViews } from '@agent-portal/data/saved-views/contract';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patience, showPage } from '../../../testing/showPage.tsx';

it('the toolbar offers no saved views when the carrier does not support them', async () => {
  await showPage('/pending-v2', { call: getSavedViews, failure: '404', answers: [] });
  await waitFor(() => expect(document.querySelector('tbody td')).not.toBeNull(), patience);
  const shown = () => document.body.textContent;
  await waitFor(() => expect(shown()).not.toContain('Save view'), patience);
  expect(document.querySelector('[role="alert"]')).toBeNull();
}, 60_000);
