import { expect } from '@playwright/test';
import { settled } from '../e2e/support.ts';
import type { Task } from './Task.ts';

export const listTasks: readonly Task[] = [
  {
    name: 'Export the overdue requirements of one downline agent',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the pending list', async () => {
        await actor.click(page.getByRole('link', { name: 'Pending', exact: true }));
        await settled(page);
      });
      await actor.step('choose the agent', async () => {
        await actor.click(page.getByRole('button', { name: 'Filters', exact: true }));
        const agent = page.getByRole('combobox', { name: 'View As' });
        await actor.type(agent, 'Reyes');
        await actor.click(page.getByRole('option', { name: /^Reyes, Marco/ }).first());
        await settled(page);
        await expect(page.getByText(/^You see the business of Reyes, Marco/)).toBeVisible();
      });
      await actor.step('choose what is overdue', async () => {
        await actor.click(page.getByRole('button', { name: /^Overdue/ }));
        await settled(page);
      });
      await actor.step('export', async () => {
        const name = await actor.download(() =>
          actor.click(page.getByRole('button', { name: 'Export to Excel' })),
        );
        expect(name).toMatch(/\.xlsx$/);
      });
    },
  },
  {
    name: 'Save a view and share it',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the pending list', async () => {
        await actor.navigate('Policies', 'Pending');
        await settled(page);
      });
      await actor.step('choose what is overdue', async () => {
        await actor.click(page.getByRole('button', { name: /^Overdue/ }));
        await settled(page);
      });
      await actor.step('save', async () => {
        await actor.click(page.getByRole('button', { name: 'Save view' }));
        const panel = page.getByRole('dialog', { name: 'Saved views' });
        await actor.type(panel.getByRole('textbox', { name: 'Name of the new view' }), 'Late');
        await actor.press('Enter');
        await expect(panel.getByRole('link', { name: 'Late' })).toBeVisible();
      });
      await actor.step('share', async () => {
        const panel = page.getByRole('dialog', { name: 'Saved views' });
        await actor.click(panel.getByRole('button', { name: 'Share or e-mail Late' }));
        await actor.choose(panel.getByLabel('Shared with'), 'My users');
        await actor.click(panel.getByRole('button', { name: 'Save', exact: true }));
        await expect(panel.getByText('Shared with my users')).toBeVisible();
      });
    },
  },
  {
    name: 'Filter and sort on a phone',
    viewport: { width: 390, height: 844 },
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the pending list', async () => {
        await actor.click(page.getByRole('link', { name: 'Pending', exact: true }));
        await settled(page);
      });
      await actor.step('filter', async () => {
        await actor.click(page.getByRole('button', { name: 'Filter', exact: true }));
        await actor.click(page.getByRole('switch', { name: 'Take Action' }));
        await actor.click(page.getByRole('button', { name: /^Show [\d,]+ / }));
        await settled(page);
      });
      await actor.step('sort', async () => {
        await actor.choose(page.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
        await settled(page);
        await expect(page).toHaveURL(/sort=date/);
      });
    },
  },
  {
    name: 'See what changed since yesterday',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the notifications', async () => {
        await actor.click(page.getByRole('button', { name: /^Notifications/ }));
        const panel = page.getByRole('dialog', { name: 'Notifications' });
        await expect(panel.getByRole('listitem').first()).toBeVisible();
      });
    },
  },
  {
    name: 'List the clients whose policies lapse this week, with phone numbers',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the policies that are past due', async () => {
        await actor.click(page.getByRole('link', { name: 'Past due premium' }));
        await settled(page);
      });
      await actor.step('choose those that lapse this week', async () => {
        await actor.click(page.getByRole('button', { name: /^Lapses in 7 days/ }));
        await settled(page);
        await expect(page.locator('table tbody a[href^="tel:"]').first()).toBeVisible();
      });
    },
  },
  {
    name: 'Find why a commission is small',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the commissions', async () => {
        await actor.click(page.getByRole('link', { name: 'See commissions' }));
        await settled(page);
      });
      await actor.step('put the smallest first', async () => {
        const head = page.getByRole('columnheader', { name: 'Commission', exact: true });
        await actor.click(head.getByRole('button'));
        await settled(page);
      });
      await actor.step('open how it was calculated', async () => {
        await actor.click(page.locator('table tbody tr button[aria-expanded]').first());
        await expect(page.getByText('Posted', { exact: true })).toBeVisible();
      });
    },
  },
  {
    name: 'Download the 1099 of last year',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the tax forms', async () => {
        await actor.navigate('Service', 'Tax Forms');
        await settled(page);
      });
      await actor.step('download', async () => {
        const name = await actor.download(() =>
          actor.click(page.getByRole('button', { name: 'PDF: 1099-NEC for 2025, 4471902' })),
        );
        expect(name).toMatch(/\.pdf$/);
      });
    },
  },
];
