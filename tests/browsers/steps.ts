import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { patience } from './Driver.ts';
import type { Tab } from './Tab.ts';
import { button, columnHeader, field, heading, option, part, text, toggle } from './targets.ts';

/** The tools of a step. */
export interface Scene {
  readonly tab: Tab;
  readonly browser: string;
  /** The folder for downloads. */
  readonly downloads: string;
  /** The cookie whose token calls that change something carry. */
  readonly csrfCookie: string;
}

/** One action of a user, and what the user then sees. */
type Step = readonly [name: string, take: (scene: Scene) => Promise<void>];

const policyNumber = 'NL0018O0142';

const drawer = "//*[@role='dialog' or self::dialog][@aria-label='Navigation']";

/** The first two bytes of a file that exists. */
const firstBytes = (file: string) =>
  existsSync(file) ? readFileSync(file).subarray(0, 2).toString() : undefined;

/** Opens the filters. 'View As' loads after the other fields, and moves them. */
async function openFilters(tab: Tab): Promise<void> {
  await tab.click(button('Filters'));
  await tab.see(field('View As'));
}

/** Each step continues where the previous one ended. */
export const steps: readonly Step[] = [
  [
    'the login page rejects a wrong password',
    async ({ tab }) => {
      await tab.open('/pending');
      await tab.seeAddress('/auth/login?returnurl=%2Fpending');
      // WebKit may apply `autofocus` late, and would take the focus from the password.
      await tab.seeFocus(field('Username'));
      await tab.fill(field('Username'), 'agent@northfield.example');
      await tab.fill(field('Password'), 'wrong');
      await tab.click(button('Log in'));
      await tab.see(text('The username and password do not match.'));
    },
  ],
  [
    'the right password opens the requested list',
    async ({ tab, csrfCookie }) => {
      await tab.fill(field('Password'), 'northfield');
      await tab.press('Enter');
      await tab.seeAddress('/pending');
      await tab.seeRows(10);
      assert.match(await tab.cookies(), new RegExp(`^${csrfCookie}=[\\w-]{43}$`));
    },
  ],
  [
    'a column sorts the list',
    async ({ tab }) => {
      const newest = await tab.see('//tbody/tr[1]/*[@data-column="date"]');
      await tab.click(`${columnHeader('Date')}/button`);
      await tab.seeAddress('/pending?sort=date');
      await tab.see(`${columnHeader('Date')}[@aria-sort='ascending']`);
      await tab.seeRows(10);
      assert.notEqual(await tab.see('//tbody/tr[1]/*[@data-column="date"]'), newest);
    },
  ],
  [
    'a filter narrows the list, and so does its address',
    async ({ tab }) => {
      await tab.openList('/pending');
      const all = await tab.see(part('result'));
      await openFilters(tab);
      await tab.click(toggle('Take Action'));
      await tab.seeAddress('/pending?takeAction=true');
      await tab.see(
        '//button[@aria-pressed="true"][starts-with(normalize-space(), "Needs action")]',
      );
      await tab.openList('/pending?takeAction=true');
      assert.notEqual(await tab.see(part('result')), all);
    },
  ],
  [
    'a combobox finds a value by a part of its text, with the keyboard',
    async ({ tab }) => {
      await tab.openList('/pending');
      await openFilters(tab);
      await tab.fill(field('Primary Insured'), 'okafor, ifeo');
      await tab.see(option('Okafor, Ifeoma'));
      await tab.press('ArrowDown');
      await tab.press('Enter');
      await tab.seeAddress('/pending?primaryInsured=Okafor%2C+Ifeoma');
      await tab.press('Escape');
      await tab.seeGone(option('Okafor, Ifeoma'));
      await tab.seeRows(1);
    },
  ],
  [
    'the user types one day, and chooses another in the calendar',
    async ({ tab }) => {
      await tab.openList('/pending');
      await openFilters(tab);
      await tab.click(
        "//button[starts-with(@aria-label, 'Date: ') or starts-with(normalize-space(), 'Date: ')]",
      );
      await tab.fill(field('Date to'), '10/31/2026');
      await tab.fill(field('Date from'), '10/15/2026');
      await tab.click(button('Choose Date from'));
      await tab.click("//td//*[contains(@aria-label, 'October 20, 2026')]");
      await tab.seeAddress('/pending?dateFrom=2026-10-20&dateTo=2026-10-31');
      await tab.seeRows();
      await tab.seeText('//tbody/tr[1]/*[@data-column="date"]', /^10\/(2\d|3[01])\/2026$/);
    },
  ],
  [
    'the palette finds a policy and opens it, with the keyboard',
    async ({ tab }) => {
      await tab.open('/pending');
      await tab.see(button('Policy, client or page'));
      await tab.seeRows(10);
      await tab.press('Control+k');
      await tab.seeFocus("//*[@role='dialog' or self::dialog]//*[@role='combobox']");
      await tab.type('ifeoma okafor');
      await tab.see(option(policyNumber));
      // People are first.
      await tab.press('ArrowDown');
      await tab.see(`${option(policyNumber)}[@aria-selected='true']`);
      await tab.press('Enter');
      await tab.seeAddress(`/policy/${policyNumber}/details`);
    },
  ],
  [
    'a policy shows its people, and its title has the focus',
    async ({ tab }) => {
      await tab.seeFocus(heading('Okafor, Ifeoma'));
      await tab.see(heading('Client Information'));
      await tab.see(text('Okafor, Ifeoma'));
    },
  ],
  [
    'an action is sent to the carrier, and its list shows it',
    async ({ tab, browser }) => {
      // Both browsers write to the same carrier, and a second contact request for a policy would have to be confirmed.
      const note = `Call me back in ${browser}, please.`;
      const ownPolicy = browser === 'firefox' ? policyNumber : 'NL0016A2206';
      await tab.open(`/policy/${ownPolicy}/actions`);
      await tab.choose(field('Action'), 'RequestContact');
      await tab.fill(field('Note'), note);
      await tab.click(button('Send to the carrier'));
      await tab.see(text('Request contact was sent to the carrier.'));
      await tab.see(`//li[contains(., '${note}')]`);
      await tab.open(`/policy/${ownPolicy}/actions`);
      await tab.see(`//li[contains(., '${note}')]`);
    },
  ],
  [
    'the export downloads a workbook, and the page shows its name',
    async ({ tab, downloads }) => {
      await tab.openList('/pending?takeAction=true');
      await tab.click(button('Export to Excel'));
      const name = 'Pending-policies-11-18-2026.xlsx';
      await tab.see(text(name));
      await vi.waitFor(() => assert.equal(firstBytes(path.join(downloads, name)), 'PK'), {
        timeout: patience,
      });
    },
  ],
  [
    'at the width of a phone no part is cut off, and the navigation is a drawer',
    async ({ tab }) => {
      await tab.resize(390, 844);
      await tab.openList('/pending');
      const overflow = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `It is ${overflow} px too wide.`);
      await tab.click(button('Open navigation'));
      await tab.see(drawer);
      await tab.press('Escape');
      await tab.seeGone(drawer);
      await tab.seeFocus(button('Open navigation'));
    },
  ],
  [
    'signing out ends the session and deletes its cookies',
    async ({ tab, csrfCookie }) => {
      await tab.resize(1440, 900);
      await tab.openList('/pending');
      await tab.click("//button[starts-with(@aria-label, 'Dana Whitfield')]");
      await tab.click("//*[@role='menuitem'][normalize-space()='Log Out']");
      await tab.seeAddress(/^\/(?!pending)/);
      // Firefox fails the calls of a page that is left while it loads.
      await tab.see('//h1');
      assert.ok(!(await tab.cookies()).includes(csrfCookie));
      await tab.open('/pending');
      await tab.seeAddress('/auth/login?returnurl=%2Fpending');
    },
  ],
];
