// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';
import { textOfHtml } from './textOfHtml.ts';

const clean = (html: string) => sanitizeHtml(html) as unknown as string;

describe('sanitizeHtml', () => {
  it('keeps text, lists, tables and links', () => {
    const html =
      '<h2>Rates</h2><p>From <strong>4%</strong></p><ul><li>One</li></ul><table><tbody><tr><th scope="row">A</th><td colspan="2">1</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
    expect(clean('<a href="/pending">Pending</a>')).toBe('<a href="/pending">Pending</a>');
    expect(clean('<a href="tel:+18005550142">Call</a>')).toContain('href="tel:+18005550142"');
  });

  it('opens external links in a new tab without access to the portal, and says so', () => {
    const html = clean('<a href="https://a.example" target="_top" rel="opener">A</a>');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('<span class="visually-hidden"> (opens in new tab)</span>');
    expect(clean('<a href="/help" target="_blank">Help</a>')).toBe('<a href="/help">Help</a>');
  });

  it('does not let the carrier hide text', () => {
    const html = '<p><span class="visually-hidden">Hidden</span></p>';
    expect(clean(html)).toBe('<p><span>Hidden</span></p>');
  });

  it.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="http://evil.example">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<a href="/.//evil.example">x</a>',
    '<a href="ht\ntps://evil.example">x</a>',
    '<a href="\u0001https://evil.example">x</a>',
    '<a href="https://[">x</a>',
  ])('drops the address of %s', (html) => {
    expect(clean(html)).toBe('<a>x</a>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<link rel="stylesheet" href="https://evil.example">',
    '<meta http-equiv="refresh" content="0">',
    '<base href="https://evil.example">',
  ])('drops %s', (html) => {
    expect(clean(html)).toBe('');
  });

  it('drops names, styles, classes and handlers', () => {
    const html =
      '<p id="main" class="frame" style="position:fixed" data-x="1" onclick="alert(1)">x</p>';
    expect(clean(html)).toBe('<p>x</p>');
  });
});

it('plain text has the items of a list in one line, without tags', () => {
  const html =
    '<ul><li><a href="/policy/A1">A1</a>, Ortiz &amp; Sons</li><li>A2</li></ul><p>And 2.</p>';
  expect(textOfHtml(html)).toBe('A1, Ortiz & Sons; A2 And 2.');
});

it('plain text leaves an unknown entity as it is', () => {
  expect(textOfHtml('1 &permil; of')).toBe('1 &permil; of');
});
