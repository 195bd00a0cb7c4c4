import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';
import { build } from 'vite';

const { resolve } = createRequire(import.meta.url);
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** Builds the app of `twelve` in a folder with the installed package. @returns the built files */
export async function buildTwelve(installed: string): Promise<string> {
  const folder = path.join(installed, 'twelve');
  cpSync(path.join(import.meta.dirname, 'twelve'), folder, { recursive: true });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  return path.join(folder, 'dist');
}

/** Words that the English texts of the package have, and no text of the app. */
const english =
  /\b(add|all|apply|are|ascending|choose|clear|close|descending|dismiss|enter|from|hide|in new tab|is not|last|list|loading|minus|month|more|next|none|november|now|of|one|opens|page|pages|previous|remove|required|results?|rows?|search|select(ed)?|show(ing)?|sort(ed)?|the|today|values?|warning|with|year)\b/i;

/** What the page shows and says to screen readers that has words of English. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (/^(SCRIPT|STYLE)$/.test(element.tagName)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'placeholder',
        'title',
      ])
        found.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? '');
    }
    return found;
  });
  return [...new Set(said.filter((text) => english.test(text)))];
}

/** How many pixels the page is wider than the window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * The elements of the page whose lengths at the start or the end of a line differ between directions: they
 * are styled with `left` or `right`.
 */
export const notMirroredOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    const lengths = () =>
      all.map((element) => {
        const style = getComputedStyle(element);
        const sides = ['padding', 'margin'].flatMap((name) =>
          ['start', 'end'].map((side) => style.getPropertyValue(`${name}-inline-${side}`)),
        );
        return sides.join(' ');
      });
    const inRtl = lengths();
    document.documentElement.dir = 'ltr';
    const inLtr = lengths();
    document.documentElement.dir = 'rtl';
    return all.flatMap(({ outerHTML }, at) =>
      inRtl[at] === inLtr[at] ? [] : [`${inRtl[at]} / ${inLtr[at]}: ${outerHTML.slice(0, 120)}`],
    );
  });

/** The violations of the page that axe finds. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

interface Focus {
  /** The accessible name or text of the element with the focus; 'BODY' if it was lost. */
  readonly name: string;
  /** Whether a ring around it or around its box is in sight, and nothing covers it. */
  readonly isSeen: boolean;
}

/** Where the focus is. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'BODY', isSeen: false };
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = (element.ariaLabel ?? label ?? element.textContent).trim();
    const hasRing = (each: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A dialog that opens gives the focus to its title, which is no control and needs no ring.
    const isTitle = element.matches('h1, h2, h3');
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = top !== null && (element.contains(top) || top.contains(element));
    return { name, isSeen: isOnTop && (isTitle || around.some((each) => each && hasRing(each))) };
  });

/** Goes through the page by the Tab key until the focus is on an element with this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<readonly Focus[]> {
  const stops: Focus[] = [];
  while (stops.length < 60) {
    await page.keyboard.press('Tab');
    const stop = await focusOf(page);
    stops.push(stop);
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return stops;
  }
  throw new Error(
    `The Tab key does not lead to ${name}: ${stops.map((stop) => stop.name).join(', ')}`,
  );
}
