import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { expect, test } from '@playwright/test';
import { button, downloaded, signIn } from './support.ts';

test('the policy and its application are files with the number of the policy', async ({ page }) => {
  await signIn(page, 'agent', '/policy/NL0018O0142/details');
  for (const [command, file] of [
    ['Policy PDF', 'policy-NL0018O0142.pdf'],
    ['Application PDF', 'application-NL0018O0142.pdf'],
  ] as const) {
    await button(page, 'More commands').click();
    const { name, bytes } = await downloaded(page, () =>
      page.getByRole('menuitem', { name: command }).click(),
    );
    expect(name).toBe(file);
    const { pages } = await readPdf(bytes);
    expect(pages.join(' ')).toContain('NL0018O0142');
    expect(pages.join(' ')).toContain('Okafor, Ifeoma');
  }
});
