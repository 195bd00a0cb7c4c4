import type { CurrentUser } from '@agent-portal/data/session/contract';
import { profileModeOf } from '../access/profileMode.ts';
import { actingAs, profileInitial, profileLine, profileTitle } from '../access/profileTitle.ts';

/** An element with a class and children; empty children are left out. */
function element(name: string, className: string, ...content: readonly (Node | string)[]) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content.filter((part) => part !== ''));
  return made;
}

/** The same content as in `ProfileMenu`, which makes it a button. */
function account(user: CurrentUser): HTMLElement {
  const line = profileLine(user);
  const initial = profileInitial(user);
  const badge = initial ? element('span', 'frame-initial') : '';
  if (badge && initial) badge.dataset['initial'] = initial;
  const words = element('span', '', `${profileTitle(user)} `, line && element('small', '', line));
  return element('span', 'frame-account', element('span', 'frame-profile', badge, words));
}

/**
 * Shows the account, and the agent that home office acts for, in the static frame before React renders.
 * @returns the business date
 */
export async function paintAccount(response: Response): Promise<string | undefined> {
  if (!response.ok) return undefined;
  const user = (await response.json()) as CurrentUser;
  const frame = document.querySelector('.frame[aria-busy]');
  const mode = profileModeOf(user);
  if (!frame || mode === 'visitor') return undefined;
  frame.querySelector('.frame-bar')?.append(account(user));
  if (mode !== 'home-office-as-agent') return user.businessDate;
  const words = element('p', '', element('strong', '', actingAs(user)));
  frame
    .querySelector('.frame-main')
    ?.prepend(element('section', 'frame-acting', element('div', '', words)));
  return user.businessDate;
}
