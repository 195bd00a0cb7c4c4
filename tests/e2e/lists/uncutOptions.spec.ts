import { expect, type Locator, type Page, test } from '@playwright/test';
import { setTextSize } from '../layoutProblems.ts';
import { mainIf, settled, signIn } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Each option that does not fit its select, with its height. */
const cutOptions = (select: Locator) =>
  select.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) throw new Error('The element is not a select.');
    const cut: string[] = [];
    for (const option of element.options) {
      element.value = option.value;
      const style = getComputedStyle(element);
      const text = document.createElement('div');
      text.textContent = option.label;
      Object.assign(text.style, {
        position: 'absolute',
        font: style.font,
        whiteSpace: style.whiteSpace,
        width: `${element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)}px`,
      });
      document.body.append(text);
      const isCut =
        text.scrollWidth > text.clientWidth || text.offsetHeight > element.clientHeight + 1;
      if (isCut) cut.push(`${option.label}, ${text.offsetHeight} in ${element.clientHeight} px`);
      text.remove();
    }
    return cut;
  });

/** Sets the text size. Each new document starts with the default. */
async function setPageTextSize(page: Page, size: number) {
  await settled(page);
  await setTextSize(page, size);
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

for (const [width, size] of [
  [390, 16],
  [390, 24],
  [320, 16],
] as const) {
  test(`the options of a sort and of a cycle are not cut off at ${width} px with text of ${size} px${mainIf(size === 24)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'agent', '/pending');
    await setPageTextSize(page, size);
    const bar = page.locator('[data-part="phone-list-bar"]');
    await expect.poll(() => cutOptions(bar.getByRole('combobox', { name: 'Sort' }))).toEqual([]);

    // The page can scroll past a bar of any height.
    const overlaps = await bar.evaluate((element) => {
      const select = element.querySelector('select');
      const room = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
      return [...(select?.options ?? [])].flatMap(({ value, label }) => {
        if (select) select.value = value;
        const { offsetHeight } = element as HTMLElement;
        return offsetHeight > room ? [`${label}: ${offsetHeight} in ${room} px`] : [];
      });
    });
    expect(overlaps).toEqual([]);

    await page.goto('/commissions');
    await setPageTextSize(page, size);
    const cycle = page.getByRole('combobox', { name: 'Cycle', exact: true });
    await expect.poll(() => cutOptions(cycle)).toEqual([]);
  });
}
