import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  deleteView,
  getSavedViews,
  type SavedView,
  saveView,
} from '@agent-portal/data/saved-views/contract';
import { Button } from '@agent-portal/ui/Button';
import { type Column, readTableView } from '@agent-portal/ui/DataTable';
import { QuickTabs } from '@agent-portal/ui/QuickTabs';
import { Link } from '@agent-portal/ui/Link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screen, userEvent, within } from 'storybook/test';
import { readListAddress } from '../../../shared/list/address/listAddress.ts';
import { pendingAddress } from '../lists/pendingAddress.ts';
import { SavedViews } from './SavedViews.tsx';

const columns: readonly Column<never>[] = [
  { id: 'policyNumber', header: 'Policy Number', heading: true },
  { id: 'agent', header: 'Agent' },
  { id: 'employer', header: 'Employer' },
];
const opened = readTableView(null, columns);

/** The part of a list's page that the views belong to. */
export function ViewsToolbar() {
  const { search } = useLocation();
  const state = readListAddress(new URLSearchParams(search), pendingAddress);
  const [view, setView] = useState(opened);
  return (
    <>
      <h1>Pending</h1>
      <QuickTabs label="Which policies" tabs={[]} onPick={() => {}}>
        <SavedViews
          list="pending-v2"
          address={pendingAddress}
          state={state}
          columns={columns}
          view={view}
          onViewChange={setView}
        />
      </QuickTabs>
      <p>Address: {search || 'none'}</p>
      <p>
        Table: {view.density}
        {view.hidden.map((id) => `, no ${id}`)}
      </p>
      <Button onClick={() => setView({ ...opened, hidden: ['employer'], density: 'compact' })}>
        Columns
      </Button>
      <Button onClick={() => setView(opened)}>Show all columns</Button>
      <p>
        <Link href="/pending-v2?takeAction=true&employer=Acme">Another employer</Link>
      </p>
    </>
  );
}

const savedAt = '2026-11-18T15:00:00.000Z';

export const overdue = { name: 'Overdue', query: 'takeAction=true', savedAt };

/** The URL of the list. */
export const inForce = { address: '/pending-v2?takeAction=true' };

/** Opens the panel and returns its queries. */
export async function openViews(name = 'Save view') {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
}

/** Answers changes like a carrier with these views. */
export function carrierWith(views: readonly SavedView[], keepsTables = true) {
  let stored = [...views];
  return [
    mockEndpoint(getSavedViews, () => ({ views: stored, keepsTables })),
    mockEndpoint(saveView, async (request) => {
      const view = (await request.json()) as SavedView & { formerName?: string };
      const { formerName, ...saved } = view;
      if ('table' in saved && !keepsTables) throw new Error('It does not know tables.');
      stored = [...stored.filter((one) => one.name !== formerName), { ...saved, savedAt }];
      return { views: stored, keepsTables };
    }),
    mockEndpoint(deleteView, ({ url }) => {
      const name = new URL(url).searchParams.get('name');
      stored = stored.filter((one) => one.name !== name);
      return { views: stored, keepsTables };
    }),
  ];
}
