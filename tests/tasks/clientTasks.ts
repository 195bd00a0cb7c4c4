import { expect } from '@playwright/test';
import { paletteInput } from '../e2e/support.ts';
import type { Actor } from './Actor.ts';
import type { Task } from './Task.ts';

/** Finds a person by name. The search lists people first. */
async function findPerson(actor: Actor, name: string): Promise<void> {
  const { page } = actor;
  await actor.press('Control+k');
  await actor.type(paletteInput(page), name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  await actor.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

export const clientTasks: readonly Task[] = [
  {
    name: 'Find a client, see why the policy is pending, and take action',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('find the client', () => findPerson(actor, 'Ferreira-Castellanos'));
      await actor.step('see why the policy is pending', async () => {
        const policies = page.getByRole('table', { name: 'Policies' });
        await actor.click(policies.getByRole('link', { name: /^NL/ }).first());
        await expect(page.getByRole('link', { name: 'Take action', exact: true })).toBeVisible();
        await expect(page.getByText(/^Who must act: /).first()).toBeVisible();
      });
      await actor.step('open the action', async () => {
        await actor.click(page.getByRole('link', { name: 'Take action', exact: true }));
        await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
      });
      await actor.step('send it', async () => {
        await actor.type(page.getByRole('textbox', { name: 'Note' }), 'The form follows today.');
        await actor.click(page.getByRole('button', { name: 'Send to the carrier' }));
        const sent = page.getByRole('listitem').filter({ hasText: 'The form follows today.' });
        await expect(sent).toBeVisible();
      });
    },
  },
  {
    name: 'See everything about one person',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('find the client', async () => {
        await findPerson(actor, 'Ferreira-Castellanos');
        await expect(page.getByRole('table', { name: 'Policies' })).toBeVisible();
        for (const part of ['Requirements', 'Your follow-ups', 'Electronic delivery'])
          await expect(page.getByRole('heading', { name: part })).toBeVisible();
        await expect(page.locator('#main a[href^="tel:"]').first()).toBeVisible();
      });
    },
  },
];
