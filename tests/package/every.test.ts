import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './buildApp.ts';
import { installPackage } from './installPackage.ts';
import { openApp } from './openApp.ts';
import type { OpenPage } from './openPage.ts';

const { folder } = installPackage();

describe('every export that renders', () => {
  let open: OpenPage;
  beforeAll(async () => {
    cpSync(path.join(import.meta.dirname, 'every'), folder, { recursive: true });
    open = await openApp(folder, await buildApp(folder));
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What renders: functions and objects with a capital letter. */
  const componentsOf = async (module: string) => {
    const exports = (await import(
      path.join(folder, 'node_modules/@agent-portal/ui', module)
    )) as Record<string, unknown>;
    return Object.entries(exports).flatMap(([name, value]) =>
      /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value) ? [name] : [],
    );
  };
  const examples = () => open.page.locator('section[data-example]');
  const namesOnPage = () =>
    examples().evaluateAll((all) => all.map((one) => one.dataset['example'] ?? ''));

  it('has an example, which hydrates without a warning', async () => {
    const fields = (await componentsOf('form/index.js')).map((name) => `form/${name}`);
    // The example of the palette has its status.
    const shown = new Set([...(await namesOnPage()), 'PaletteStatus']);
    const components = [...(await componentsOf('index.js')), ...fields];
    expect(open.said).toEqual([]);
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('survives the pointer and the focus on each of its elements, and a press that opens it', async () => {
    const { page, said } = open;
    const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const names = await namesOnPage();
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const example = page.locator(`section[data-example="${name}"]`);
      const controls = example.locator(
        'a[href], button, input, select, textarea, [tabindex="0"], tr',
      );
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        await control.hover({ force: true });
        await control.focus();
      }
      const opener = example.getByRole('button', { name: `Open ${name}`, exact: true });
      if ((await opener.count()) > 0) {
        await opener.click();
        await overlay.waitFor();
        await page.keyboard.press('Escape');
        await overlay.waitFor({ state: 'detached' });
      }
      // A part that throws takes the whole page with it.
      expect([name, await examples().count(), ...said]).toEqual([name, names.length]);
    }
  }, 120_000);
});
