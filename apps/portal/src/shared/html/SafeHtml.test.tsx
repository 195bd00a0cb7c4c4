// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inPortal } from '../../testing/inPortal.tsx';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import { SafeHtml } from './SafeHtml.tsx';

describe("the carrier's HTML", () => {
  it('is sanitized before it shows', () => {
    render(<SafeHtml html="<p>Hello<script>alert(1)</script></p>" />, {
      wrapper: inPortal(),
    });
    expect(screen.getByText('Hello').outerHTML).toBe('<p>Hello</p>');
  });

  /** Shows HTML to a user who may open these pages. */
  const shownTo = (pages: readonly string[], html: string) => (
    <NavigationContext
      value={{
        items: [],
        isFailed: false,
        retry: () => {},
        prefetch: () => {},
        hrefOf: (url) => (pages.includes(url) ? url : undefined),
      }}
    >
      <SafeHtml html={html} />
    </NavigationContext>
  );
  const linkTexts = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

  it('shows a link as text until the user may follow it', () => {
    const html = '<p><a href="/claims">Claims</a> or <a href="/home">Home</a></p>';
    const { rerender } = render(shownTo(['/home'], html), { wrapper: inPortal() });
    expect(linkTexts()).toEqual(['Home']);
    rerender(shownTo(['/home', '/claims'], html));
    expect(screen.getByRole('link', { name: 'Claims' }).getAttribute('href')).toBe('/claims');
  });

  it.each([
    [['/help', '/tax-forms'], 'Help · Taxes · Privacy'],
    [['/tax-forms'], 'Taxes · Privacy'],
    [['/help'], 'Help · Privacy'],
    [[], 'Privacy'],
  ])('leaves links out of a line of links for a user with %j', (pages, text) => {
    const html =
      '<p>Rights</p><p><a href="/help">Help</a> · <a href="/tax-forms">Taxes</a> · <a href="https://a.example/">Privacy</a></p>';
    const { rerender, container } = render(shownTo(pages, html), { wrapper: inPortal() });
    const line = () =>
      container.querySelectorAll('p')[1]?.textContent.replace(' (opens in new tab)', '');
    expect(line()).toBe(text);
    rerender(shownTo(['/help', '/tax-forms'], html));
    expect(line()).toBe('Help · Taxes · Privacy');
  });

  it('hides an item that is only a link to a page of which the user may open none', () => {
    const html = '<ul><li><a href="/claims">Claims</a></li><li>Call <a href="/x">us</a></li></ul>';
    const { container } = render(shownTo([], html), { wrapper: inPortal() });
    const items = [...container.querySelectorAll('li')].map((item) => [
      item.hidden,
      item.textContent,
    ]);
    expect(items).toEqual([
      [true, ''],
      [false, 'Call us'],
    ]);
  });

  it('is replaced when the HTML changes', () => {
    const { rerender } = render(<SafeHtml html="<p>First</p>" />, { wrapper: inPortal() });
    expect(screen.getByText('First')).toBeTruthy();
    rerender(<SafeHtml html="<p>Second</p>" />);
    expect(screen.getByText('Second')).toBeTruthy();
    expect(screen.queryByText('First')).toBeNull();
  });
});
