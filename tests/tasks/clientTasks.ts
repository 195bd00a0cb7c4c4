import { expect } from '@playwright/test';
import { input } from '../e2e/shell/openPalette.ts';
import type { Actor } from './Actor.ts';
import type { Task } from './Task.ts';

/** Finds a policy of a client by name, and opens it. */
async function findClient(actor: Actor, name: string): Promise<void> {
  const { page } = actor;
  await actor.press('Control+k');
  await actor.type(input(page), name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await actor.press('Enter');
  await expect(page.getByRole('region', { name: 'This policy' })).toBeVisible();
}

/** Tasks for one client. */
export const clientTasks: readonly Task[] = [
  {
    name: 'Find a client, see why the policy is pending, and take action',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('find the client', () => findClient(actor, 'Ferreira-Castellanos'));
      await actor.step('open the action of the requirement', async () => {
        await actor.click(page.getByRole('link', { name: /^Take action on/ }).first());
        await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
      });
      await actor.step('send it', async () => {
        await actor.type(page.getByRole('textbox', { name: 'Note' }), 'The form follows today.');
        await actor.click(page.getByRole('button', { name: 'Send to the carrier' }));
        await expect(page.getByRole('main').getByText('The form follows today.')).toBeVisible();
      });
    },
  },
  {
    name: 'See everything about one person',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('find the client', () => findClient(actor, 'Ferreira-Castellanos'));
      // No page gathers the parts: each has to be opened.
      await actor.step('open the case', async () => {
        await actor.click(page.getByRole('link', { name: /^E-NL/ }));
        await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
      });
      await actor.step('search the claims', async () => {
        await actor.press('Control+k');
        await actor.type(input(page), 'Claims');
        await page
          .getByRole('option', { name: /Claims/ })
          .first()
          .waitFor();
        await actor.press('Enter');
        await actor.type(page.getByLabel('Claimant Last Name'), 'Ferreira-Castellanos');
        await actor.press('Enter');
        await expect(page).toHaveURL(/claims\/results/);
      });
    },
  },
];
