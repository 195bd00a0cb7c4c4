// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { internalTarget } from './useInternalLinks.ts';

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/pending?page=2');
});

/** What a click on a link comes to. */
function clicked(markup: string, init: MouseEventInit = {}): string | undefined {
  history.replaceState(null, '', '/pending?page=2');
  document.body.innerHTML = markup;
  let target: string | undefined = 'not clicked';
  const listener = (event: MouseEvent) => {
    target = internalTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  document
    .querySelector('[data-click], a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return target;
}

describe('a click on a plain link', () => {
  it('leads inside the app, with query and hash', () => {
    expect(clicked('<a href="/policy/NL1/details?x=1#requirements">NL1</a>')).toBe(
      '/policy/NL1/details?x=1#requirements',
    );
  });

  it('counts from whatever stands in the link', () => {
    expect(clicked('<a href="/home"><b data-click>Home</b></a>')).toBe('/home');
  });

  it.each([
    ['another origin', '<a href="https://example.com/home">x</a>'],
    ['a new tab', '<a href="/home" target="_blank">x</a>'],
    ['a download', '<a href="/home" download>x</a>'],
    ['the login page', '<a href="/auth/login?returnurl=%2F">x</a>'],
    ['single sign-on', '<a href="/profile/pinglogin">x</a>'],
    ['a call of the carrier', '<a href="/API/PolicyInfo">x</a>'],
    ['the contract', '<a href="/openapi.json">x</a>'],
    ['a phone number', '<a href="tel:+18005550142">x</a>'],
    ['a part of the page on screen', '<a href="/pending?page=2#main">x</a>'],
    ['no link at all', '<b data-click>x</b>'],
  ])('leaves %s to the browser', (_, markup) => {
    expect(clicked(markup)).toBeUndefined();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a press with %o to the browser', (init) => {
    expect(clicked('<a href="/home">x</a>', init)).toBeUndefined();
  });

  it('keeps away from a click that somebody has handled', () => {
    document.body.innerHTML = '<a href="/home">x</a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    event.preventDefault();
    expect(internalTarget(event)).toBeUndefined();
  });
});
