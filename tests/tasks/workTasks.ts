import { expect, type Page } from '@playwright/test';
import { drawn, rowsOf, settled, signIn } from '../e2e/support.ts';
import { linesOf, paneOf } from '../e2e/todayQueue.ts';
import type { Task } from './Task.ts';

/** Priya Raman, an assistant, plans the first item for later in a browser of her own. */
async function skipAsAssistant(of: Page): Promise<void> {
  const { origin } = new URL(of.url());
  const page = await of.context().browser()?.newPage({ baseURL: origin });
  if (!page) throw new Error('The browser is closed.');
  await signIn(page, 'sub.all', '/my-business');
  await linesOf(page, 'About to lapse').first().click();
  await paneOf(page).getByRole('button', { name: 'Skip today' }).click();
  await expect(page.getByText(/ is planned for /)).toBeVisible();
  await page.close();
}

/** Tasks with follow-ups, contacts and the people of the agency. */
export const workTasks: readonly Task[] = [
  {
    name: 'Log three calls from the lapse desk',
    from: '/active-v2?pastDue=true',
    run: async (actor) => {
      const { page } = actor;
      await settled(page);
      await actor.press('j');
      await actor.press('Enter');
      for (const at of [0, 1, 2])
        await actor.step(`log call ${at + 1}`, async () => {
          const title = paneOf(page).getByRole('heading').first();
          const name = await rowsOf(page)
            .nth(at)
            .getByRole('rowheader')
            .getByRole('link')
            .innerText();
          await expect(title).toHaveText(name);
          await actor.press('a');
          await actor.click(paneOf(page).getByRole('radio', { name: 'Left message' }));
          await actor.press('Enter');
          await expect(rowsOf(page).nth(at)).toContainText('Left message');
        });
    },
  },
  {
    name: 'Hand over everything of an assistant who leaves',
    run: async (actor) => {
      const { page } = actor;
      await skipAsAssistant(page);
      await actor.step('open the users', async () => {
        await actor.click(page.getByRole('button', { name: /^Dana Whitfield/ }));
        await actor.click(page.getByRole('menuitem', { name: 'Users' }));
        await settled(page);
      });
      await actor.step('open the assistant', async () => {
        await actor.click(page.getByRole('button', { name: 'Manage Priya Raman' }));
        await expect(page.getByRole('dialog')).toBeVisible();
      });
      await actor.step('suspend, and choose who takes the follow-ups', async () => {
        const dialog = page.getByRole('dialog');
        await actor.click(dialog.getByRole('button', { name: 'Suspend' }));
        await actor.choose(
          dialog.getByRole('combobox', { name: /^Who takes the/ }),
          'Dana Whitfield (you)',
        );
        await actor.click(dialog.getByRole('button', { name: 'Suspend Priya Raman' }));
        await expect(page.getByRole('row', { name: /Priya.*Suspended/ })).toBeVisible();
      });
    },
  },
  {
    name: 'Tick off a promised call',
    run: async (actor) => {
      const { page } = actor;
      const line = linesOf(page, 'Follow-ups').first();
      const id = (await line.getAttribute('data-line')) ?? '';
      await actor.step('open the follow-up', async () => {
        await actor.click(line);
        await expect(paneOf(page).getByRole('button', { name: 'Done' })).toBeVisible();
      });
      await actor.step('tick it off', async () => {
        await actor.click(paneOf(page).getByRole('button', { name: 'Done' }));
        await expect(page.getByText(/ is done\./).first()).toBeVisible();
        await expect(page.locator(`[data-line="${id}"]`)).toHaveCount(0);
      });
    },
  },
  {
    name: 'Correct the address of a case from Today',
    run: async (actor) => {
      const { page } = actor;
      await actor.step('open the case', async () => {
        await actor.click(linesOf(page, 'Cases').filter({ hasText: 'Declined' }).first());
        await expect(
          paneOf(page).getByRole('button', { name: 'Correct e-mail address' }),
        ).toBeVisible();
      });
      await actor.step('correct the address', async () => {
        await actor.click(paneOf(page).getByRole('button', { name: 'Correct e-mail address' }));
        const dialog = page.getByRole('dialog', { name: 'Correct e-mail address' });
        await actor.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'sofia@example.com');
        await actor.click(dialog.getByRole('button', { name: 'Save and resend' }));
        await expect(dialog).toHaveCount(0);
      });
    },
  },
  {
    name: 'Find what a helper did today',
    run: async (actor) => {
      const { page } = actor;
      await skipAsAssistant(page);
      await page.reload();
      await drawn(page);
      await actor.step('show what everybody does', async () => {
        await actor.click(
          page
            .getByRole('toolbar', { name: /^Whose / })
            .getByRole('button', { name: 'Everybody’s' }),
        );
        await expect(page).toHaveURL(/whose=everybody/);
      });
      await actor.step('open what was done', async () => {
        await actor.click(page.getByRole('heading', { name: /^Done today/ }));
        await expect(page.getByText('by Priya Raman').first()).toBeVisible();
      });
    },
  },
];
