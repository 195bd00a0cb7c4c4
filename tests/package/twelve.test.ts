import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from './installPackage.ts';
import { openApp } from './openApp.ts';
import type { OpenPage } from './openPage.ts';
import {
  buildTwelve,
  englishOn,
  focusOf,
  notMirroredOn,
  overflowOf,
  tabTo,
  violationsOf,
} from './twelvePage.ts';

const { folder } = installPackage();

describe('twelve components in one app, in Spanish and from right to left', () => {
  let open: OpenPage;
  beforeAll(async () => {
    open = await openApp(folder, await buildTwelve(folder));
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What every state of the page must be. */
  async function expectGood() {
    const { page } = open;
    await expect.poll(() => focusOf(page)).toMatchObject({ isSeen: true });
    expect(await englishOn(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    expect(await notMirroredOn(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
  }

  const fresh = async (locale = 'es-US') => {
    const { page } = open;
    await page.goto(new URL(`?${locale}`, page.url()).href);
    await page.locator('html[data-hydrated]').waitFor();
    return page;
  };

  it('shows English without words of the app, so the search for English finds it', async () => {
    const page = await fresh('en-US');
    await page.getByRole('button', { name: 'Choose Fecha' }).click();
    await page.getByRole('dialog').waitFor();
    expect((await englishOn(page)).length).toBeGreaterThan(4);
  });

  it('shows the focus at each stop of the Tab key', async () => {
    const page = await fresh();
    const stops = await tabTo(page, 'Preguntar');
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Formulario', 'Nombre', 'Empleador', 'Fecha', 'Más', 'Preguntar']),
    );
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    await expectGood();
  });

  it('goes to the next tab by the left arrow, and pages and sorts the list', async () => {
    const page = await fresh();
    await tabTo(page, 'Formulario');
    await page.keyboard.press('ArrowLeft');
    expect(await focusOf(page)).toMatchObject({ name: 'Lista' });
    await expectGood();
    await tabTo(page, 'Prima');
    await page.keyboard.press('Enter');
    await page
      .getByRole('columnheader', { name: 'Prima' })
      .and(page.locator('[aria-sort]'))
      .waitFor();
    await expectGood();
    await tabTo(page, 'Página siguiente');
    await page.keyboard.press('Enter');
    expect(await focusOf(page)).toMatchObject({ name: 'Página siguiente' });
    await page.locator('[aria-current="page"][data-page="2"]').waitFor();
    // The arrow of the next page points to where the text goes on.
    const next = page.getByRole('button', { name: 'Página siguiente' });
    const before = page.getByRole('button', { name: 'Página anterior' });
    const [left, right] = [await next.boundingBox(), await before.boundingBox()];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await expectGood();
  });

  it('chooses a value of a list by its letters, and clears a text', async () => {
    const page = await fresh();
    await tabTo(page, 'Nombre');
    await page.keyboard.type('Ana');
    await expectGood();
    await tabTo(page, 'Empleador');
    await page.keyboard.type('gló');
    await page.getByRole('listbox').getByRole('option', { name: 'Glóbex' }).waitFor();
    await expectGood();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Valores: Glóbex').waitFor();
    await expectGood();
    await page.keyboard.type('zzz');
    await page.keyboard.press('Enter');
    await expectGood();
    expect(open.said).toEqual([]);
  });

  it('takes a day that is typed as Spanish has it, and chooses another one', async () => {
    const page = await fresh();
    await tabTo(page, 'Fecha');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('20/11/2026');
    await page.keyboard.press('Tab');
    await page.getByText('2026-11-20').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectGood();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('2026-11-27').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectGood();
    expect(open.said).toEqual([]);
  });

  it('goes to the next day by the left arrow in a language from right to left', async () => {
    const page = await fresh('he-IL');
    await tabTo(page, 'Fecha');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByText('2026-11-19').waitFor();
    expect(open.said).toEqual([]);
  });

  it('opens a menu and a dialog, and returns the focus', async () => {
    const page = await fresh();
    await tabTo(page, 'Más');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Copiar' }).waitFor();
    await expectGood();
    await page.keyboard.press('Escape');
    expect(await focusOf(page)).toMatchObject({ name: 'Más' });
    await tabTo(page, 'Preguntar');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '¿Seguro?' }).waitFor();
    await expectGood();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focusOf(page)).toMatchObject({ name: 'Preguntar', isSeen: true });
    expect(open.said).toEqual([]);
  });
});
