// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPresses } from './holdPresses.ts';

const page =
  '<div><a href="/pending">Pending</a><a href="/active">Active</a><a href="#main">Skip</a>' +
  '<button class="bell">Notifications</button><button>Select</button></div>';

let root: HTMLElement;
const follow = vi.fn<(address: string) => void>();
/** The names of what was pressed in the portal. */
let pressed: string[];

beforeEach(() => {
  vi.useFakeTimers();
  follow.mockReset();
  pressed = [];
  document.body.innerHTML = `<div id="root">${page}</div>`;
  root = document.querySelector('#root') as HTMLElement;
});

const named = (name: string) =>
  [...root.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === name)!;

/** React replaces what the document had. */
async function render(html: string) {
  root.innerHTML = html;
  root.addEventListener('click', (event) => {
    event.preventDefault();
    const { textContent, attributes } = event.target as Element;
    pressed.push([textContent, attributes.getNamedItem('href')?.value ?? ''].join(' ').trim());
  });
  await settle();
}

/** The observer of the change runs, and the next frame. */
async function settle() {
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(100);
}

describe('the page of the document', () => {
  it('repeats the last press on the same control of the portal, with the focus', async () => {
    holdPresses(root, follow);
    named('Active').click();
    named('Select').focus();
    named('Select').click();
    await render(page);
    expect(pressed).toEqual(['Select']);
    expect(document.activeElement).toBe(named('Select'));
    named('Active').click();
    expect(pressed).toEqual(['Select', 'Active /active']);
    expect(follow).not.toHaveBeenCalled();
  });

  it('repeats the press of a link to the same address', async () => {
    holdPresses(root, follow);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    named('Pending').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    const other = page.replace('href="/pending"', 'href="/pending-v2"');
    await render(`${other}<a href="/pending">Pending</a>`);
    expect(pressed).toEqual(['Pending /pending']);
  });

  it('finds a button whose name has a count by now', async () => {
    holdPresses(root, follow);
    named('Notifications').click();
    await render(page.replace('Notifications', 'Notifications, 21 new'));
    expect(pressed).toEqual(['Notifications, 21 new']);
  });

  it('keeps the focus without a press', async () => {
    holdPresses(root, follow);
    named('Select').focus();
    await render(page);
    expect(document.activeElement).toBe(named('Select'));
    expect(pressed).toEqual([]);
  });

  it('waits for a control that the portal renders later', async () => {
    holdPresses(root, follow);
    named('Active').click();
    await render('<div><p>Loading</p></div>');
    expect(pressed).toEqual([]);
    root.firstElementChild!.innerHTML = '<a href="/active">Active</a>';
    await settle();
    expect(pressed).toEqual(['Active /active']);
    root.firstElementChild!.innerHTML = '<a href="/active">Active</a>';
    await settle();
    expect(pressed).toHaveLength(1);
  });

  it('forgets a held press when the user presses something else', async () => {
    holdPresses(root, follow);
    named('Active').click();
    await render('<div><p>Loading</p></div>');
    root.firstElementChild!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    root.firstElementChild!.innerHTML = '<a href="/active">Active</a>';
    await settle();
    expect(pressed).toEqual([]);
  });

  it('follows a link that the portal does not have', async () => {
    holdPresses(root, follow);
    named('Active').click();
    await render('<div><button>Reload</button></div>');
    expect(follow).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(follow).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/active');
  });

  it('leaves links within the page, and those for another tab, to the browser', () => {
    holdPresses(root, follow);
    for (const [name, keys] of [
      ['Skip', {}],
      ['Active', { ctrlKey: true }],
      ['Active', { metaKey: true }],
      ['Active', { shiftKey: true }],
    ] as const) {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      named(name).dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
    }
  });

  it('follows the held link, and holds no other, if the portal does not start', () => {
    const stop = holdPresses(root, follow);
    named('Active').click();
    stop();
    expect(follow).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/active');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    root.querySelector('button')!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });
});
