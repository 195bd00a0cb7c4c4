import { describe, expect, it } from 'vitest';
import { footerFor } from './footerFor.ts';

const footer = (text: string, ...slugs: string[]) => ({
  default: slugs.length === 0,
  footer_text: text,
  page: slugs.map((slug) => ({ slug })),
});
const footers = [
  footer('default'),
  footer('home', '/home', '/public/help'),
  footer('products', 'products/term-life', '/public'),
];

describe('the footer', () => {
  it.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/help', 'home'],
    ['/public/help', 'home'],
    ['/products/term-life', 'products'],
    ['/products', 'default'],
    ['/publicity', 'default'],
    ['/pending', 'default'],
  ])('of %s is the one for %s', (pathname, text) => {
    expect(footerFor(footers, pathname)?.footer_text).toBe(text);
  });

  it('is undefined if no footer lists the page and there is no default', () => {
    expect(footerFor([footer('home', '/home')], '/pending')).toBeUndefined();
  });
});
