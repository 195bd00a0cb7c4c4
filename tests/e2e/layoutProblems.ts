import type { Page } from '@playwright/test';

/**
 * Describes layout problems: a page that scrolls sideways, text that is cut or overlaps other text, and buttons and
 * links that are outside of the window or overlap.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      problems.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    }

    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const ancestorsOf = (element: Element) => {
      const found: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
      return found;
    };
    /** Visible, and not only for screen readers. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !ancestorsOf(element).some((each) => getComputedStyle(each).clipPath !== 'none');
    /**
     * The fixed or sticky part of an element. It stays while the page scrolls, so it may cover other
     * parts.
     */
    const layerOf = (element: Element) =>
      ancestorsOf(element).find((each) => /fixed|sticky/.test(getComputedStyle(each).position));
    const isInScroller = (element: Element) =>
      ancestorsOf(element).some((each) => scrolls(getComputedStyle(each).overflowX));
    const wordsOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);

    interface Part {
      readonly element: Element;
      readonly rect: DOMRect;
      readonly words: string;
    }
    const overlaps = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

    /** The visible part of a text. */
    const within = (rect: DOMRect, bounds: DOMRect) => {
      const [left, top] = [Math.max(rect.left, bounds.left), Math.max(rect.top, bounds.top)];
      const [right, bottom] = [
        Math.min(rect.right, bounds.right),
        Math.min(rect.bottom, bounds.bottom),
      ];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    /** Reports pairs of parts that overlap in the same layer. */
    function collisions(parts: readonly Part[]): void {
      const sorted = parts.toSorted((a, b) => a.rect.top - b.rect.top);
      for (const [index, one] of sorted.entries()) {
        for (const other of sorted.slice(index + 1)) {
          if (other.rect.top > one.rect.bottom) break;
          const isWithin =
            one.element.contains(other.element) || other.element.contains(one.element);
          if (isWithin || !overlaps(one.rect, other.rect)) continue;
          if (layerOf(one.element) !== layerOf(other.element)) continue;
          problems.push(`'${one.words}' overlaps '${other.words}'`);
        }
      }
    }

    const texts: Part[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (!element || words === '' || !isSeen(element)) continue;
      const style = getComputedStyle(element);
      // An open native list is not part of the page.
      if (element.closest('option, script, style, noscript, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clip = ancestorsOf(element).find(
        (each) =>
          getComputedStyle(each).overflowX !== 'visible' && each !== document.body && each !== root,
      );
      const isShortened =
        clip &&
        getComputedStyle(clip).overflowX === 'hidden' &&
        clip.closest('[title], [data-clamps], [data-part="name-id"]') !== null;
      for (const { x, y, width, height } of range.getClientRects()) {
        // Ascenders and descenders of close lines may touch.
        const rect = new DOMRect(x, y + height / 5, width, (height * 3) / 5);
        const bounds = clip?.getBoundingClientRect();
        if (bounds && !isShortened) {
          const isCutAcross = rect.right > bounds.right + 1 || rect.left < bounds.left - 1;
          const isCutBelow = rect.bottom > bounds.bottom + 1;
          const { overflowX, overflowY } = getComputedStyle(clip!);
          if ((isCutAcross && !scrolls(overflowX)) || (isCutBelow && !scrolls(overflowY))) {
            problems.push(`'${words.slice(0, 60)}' is cut`);
          }
        }
        const shown = bounds ? within(rect, bounds) : rect;
        texts.push({ element, rect: shown, words: words.slice(0, 60) });
      }
      // A text with an ellipsis ends at the edge of its cell.
      if (!isInScroller(element) && !isShortened && style.position !== 'fixed') {
        const { left, right } = range.getBoundingClientRect();
        if (left < -1 || right > root.clientWidth + 1) {
          problems.push(`'${words.slice(0, 60)}' is outside of the window`);
        }
      }
    }
    collisions(texts);

    const pressed = [...document.querySelectorAll('a[href], button, select, input, textarea')]
      .filter((element) => isSeen(element) && !isInScroller(element))
      .flatMap((element) =>
        [...element.getClientRects()].map((rect) => ({ element, rect, words: wordsOf(element) })),
      )
      .filter(({ rect }) => rect.width > 1 && rect.bottom > 0);
    for (const { rect, words } of pressed) {
      if (rect.left < -1 || rect.right > root.clientWidth + 1) {
        problems.push(`'${words}' is outside of the window`);
      }
    }
    collisions(pressed);
    return [...new Set(problems)];
  });

/** The words, dates, phone numbers and amounts of a part of the page that two lines share. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((parts) => {
    const unit = /\(\d{3}\) [\d-]+|\d\d\/\d\d\/\d{4}|\$[\d.,]+|[\p{L}\p{N}]+/gu;
    const broken: string[] = [];
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const element = node.parentElement;
        if (!element?.checkVisibility() || element.closest('.visually-hidden, option')) continue;
        if (getComputedStyle(element).clipPath !== 'none') continue;
        const range = document.createRange();
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(unit)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
          if (isBroken && word !== 'Featherstonehaugh') broken.push(word);
        }
      }
    }
    return [...new Set(broken)];
  });

/**
 * The cells of tables that end right of their column, and those with a name, a number or a requirement that is cut.
 * The demonstration data has a few names that no one has, which may be cut.
 */
export const cutCells = (page: Page): Promise<string[]> =>
  page
    // The box of a row is over the first cell, which has no text.
    .locator(
      '[data-part="scroller"] > table > * > tr:not([data-detail]) > [data-column]:not([data-column="open"])',
    )
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        if (!(cell instanceof HTMLElement) || !cell.checkVisibility()) return [];
        const text = cell.innerText.replaceAll(/\s+/g, ' ');
        if (/Featherstonehaugh|Cooperative Electrical/.test(text)) return [];
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { right } = cell.getBoundingClientRect();
        const isOver = [...range.getClientRects()].some((box) => box.right > right + 1);
        const isCut = [cell, ...cell.querySelectorAll('[data-clamps]')].some(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
        );
        const { column } = cell.dataset;
        if (!isOver && !isCut) return [];
        return [`${isOver ? 'over' : 'cut'} ${column}: ${text}`];
      }),
    );

/** Adds up the layout shifts of each document from now on, as `cls` in the browser. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { cls: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) {
          Object.assign(globalThis, { cls: Number(Reflect.get(globalThis, 'cls')) + entry.value });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The number of h1s, the layout shift so far, the height of the page, and where the first row is: its top and end,
 * and in tab stops.
 */
export const pageFigures = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const row = main?.querySelector('tbody tr');
    const isBefore = (element: Element) =>
      row && element.compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING;
    const pressed = [
      ...(main?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? []),
    ];
    return {
      titles: document.querySelectorAll('h1').length,
      shift: Number(Reflect.get(globalThis, 'cls')),
      top: row?.getBoundingClientRect().top ?? 0,
      end: row?.getBoundingClientRect().bottom ?? 0,
      height: document.documentElement.scrollHeight,
      stops: pressed.filter(
        (element) =>
          isBefore(element) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0,
      ).length,
    };
  });

/** Text spacing that a user may set (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });

/** Sets the default text size of the browser, in px. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fixed = Math.round((standard * 13) / 16);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
}
