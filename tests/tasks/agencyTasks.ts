import { expect } from '@playwright/test';
import { settled } from '../e2e/support.ts';
import type { Task } from './Task.ts';

/** Tasks of home office, cases and users. */
export const agencyTasks: readonly Task[] = [
  {
    name: 'Act for an agent, and resume your own account',
    account: 'office',
    from: '/home-office-user',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('act for the agent', async () => {
        await actor.type(page.getByRole('textbox', { name: 'Find an agent' }), '4471902');
        await actor.click(
          page.getByRole('region', { name: 'Search Results' }).getByRole('button').first(),
        );
        await expect(page).toHaveURL('/my-business');
        await expect(page.getByText(/^Acting as/)).toBeVisible();
      });
      await actor.step('resume', async () => {
        await actor.click(page.getByRole('button', { name: 'Resume HO Account' }).first());
        await expect(page).toHaveURL(/home-office-user/);
      });
    },
  },
  {
    name: 'Correct the e-mail of a case and send it again',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the cases', async () => {
        await actor.navigate('Service', 'Case Management');
        await settled(page);
      });
      await actor.step('open the case', async () => {
        await actor.click(page.getByRole('button', { name: /^Needs attention/ }));
        await settled(page);
        await actor.click(page.getByRole('link', { name: 'Abernathy, Joel' }).first());
        await expect(page.getByRole('button', { name: 'Correct e-mail address' })).toBeVisible();
      });
      await actor.step('correct the address', async () => {
        await actor.click(page.getByRole('button', { name: 'Correct e-mail address' }));
        const dialog = page.getByRole('dialog', { name: 'Correct e-mail address' });
        await actor.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'joel@example.com');
        await actor.click(dialog.getByRole('button', { name: 'Save and resend' }));
        await expect(dialog).toHaveCount(0);
      });
    },
  },
  {
    name: 'Invite an assistant for claims only',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the users', async () => {
        await actor.click(page.getByRole('button', { name: /^Dana Whitfield/ }));
        await actor.click(page.getByRole('menuitem', { name: 'Users' }));
        await expect(page.getByRole('button', { name: 'Invite a user' })).toBeVisible();
      });
      await actor.step('invite', async () => {
        await actor.click(page.getByRole('button', { name: 'Invite a user' }));
        const dialog = page.getByRole('dialog');
        await actor.type(dialog.getByLabel('First name'), 'Nora');
        await actor.type(dialog.getByLabel('Last name'), 'Quill');
        await actor.type(dialog.getByLabel('E-mail'), 'nora.quill@example.com');
        await actor.click(dialog.getByText('Claims', { exact: true }));
        await actor.click(dialog.getByRole('button', { name: 'Send invitation' }));
        await expect(page.getByRole('row', { name: /nora\.quill/ })).toBeVisible();
      });
    },
  },
];
