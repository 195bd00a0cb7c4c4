import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from './installPackage.ts';
import { type OpenPage, openPage } from './openPage.ts';
import { buildNext, serveNext } from './serveNext.ts';

const { folder } = installPackage();

describe('an app of Next with the package, under a strict policy', () => {
  let server: Awaited<ReturnType<typeof serveNext>>;
  let open: OpenPage;
  beforeAll(async () => {
    server = await serveNext(buildNext(folder));
    open = await openPage(server.address);
  });
  afterAll(async () => {
    await open?.close();
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows components and runs helpers in a server component', async () => {
    const sent = await (await fetch(server.address)).text();
    const html = sent.slice(sent.indexOf('<main')).replaceAll('<!-- -->', '');
    expect(html).toContain('$1,234.50 until 11/30/2026');
    expect(html).toMatch(/data-minus="minus ">.*-.*\$98\.60/);
    expect(html).toContain('var(--color-link)');
    expect(html).toMatch(/<button[^>]*>.*Save/);
    expect(html).toContain('NL0018O0142');
  });

  it('sends the styles of what it renders, each with the nonce of the response', async () => {
    const response = await fetch(server.address);
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
    const styles = (await response.text()).match(/<style[^>]*>/g) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((style) => !style.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  it('hydrates without a warning, with the look of the theme', async () => {
    const save = open.page.getByRole('button', { name: 'Save' });
    const background = await save.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(background).toBe('rgb(15, 92, 140)');
    expect(open.said).toEqual([]);
  });

  it('chooses a value, a day and an answer with what loads late, and breaks no rule of the policy', async () => {
    const { page, said } = open;
    await page.getByRole('combobox', { name: 'Employer' }).fill('Glo');
    await page.getByRole('option', { name: 'Globex' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Chosen: globex').waitFor();

    await page.getByRole('button', { name: 'Choose Date' }).click();
    await page.getByRole('dialog').getByRole('gridcell', { name: /15/ }).first().click();
    await page.getByText(/Chosen: globex, \d{4}-\d\d-15/).waitFor();

    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('dialog', { name: 'Sure?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(said).toEqual([]);
  });

  it('reports a style without the nonce, so the policy is in force', async () => {
    const { page, said } = open;
    await page.evaluate(() => document.head.append(document.createElement('style')));
    await page.evaluate(() => document.body.setAttribute('onclick', 'alert(1)'));
    await expect.poll(() => said.join()).toContain('Content Security Policy');
  });
});
