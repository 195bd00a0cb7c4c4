import { type DemoAccount, demoDataText, demoPassword, demoUsername } from '../demoAccounts.ts';
import { outboxPath } from '../../outbox/outboxRoutes.ts';
import { html } from 'hono/html';

/** The hidden fields of each form on a login page. */
export interface HiddenFields {
  /** Already safe: safeReturnUrl. */
  readonly returnUrl: string;
  /** The single sign-on login says so [S5, guard 4]. */
  readonly audience: 'normal' | 'sso';
  /** Whether probes were set with the form: its answer must bring one back (cookies.ts). */
  readonly isProbed: boolean;
}

export const hiddenFields = ({ returnUrl, audience, isProbed }: HiddenFields) =>
  html`<input type="hidden" name="returnurl" value="${returnUrl}" />
    <input type="hidden" name="audience" value="${audience}" />
    ${isProbed ? html`<input type="hidden" name="probed" value="1" />` : ''}`;

const accountList = (accounts: readonly DemoAccount[]) =>
  html`<ul>
    ${accounts.map(
      (account) =>
        html`<li>
          <button name="username" value="${demoUsername(account)}">
            <strong>${demoUsername(account)}</strong>
            <span>${account.firstName} ${account.lastName}: ${account.shows}</span>
          </button>
        </li>`,
    )}
  </ul>`;

/** The demonstration accounts, each a button that logs in as it (decisions, 6). */
export const demoPanel = (fields: HiddenFields, accounts: readonly DemoAccount[], today: string) =>
  html`<section class="card demo" aria-labelledby="demo">
    <h2 id="demo">Demonstration accounts</h2>
    <p class="lead">
      Made-up people. Choose one to log in; the password of each is
      <strong>${demoPassword}</strong>. ${demoDataText(today)}.
    </p>
    <form method="post" action="/auth/login">
      ${hiddenFields(fields)}
      <input type="hidden" name="password" value="${demoPassword}" />
      ${accountList(accounts.filter(({ roles }) => !roles))}
      <details>
        <summary>Sub-accounts of Dana Whitfield</summary>
        ${accountList(accounts.filter(({ roles }) => roles))}
      </details>
    </form>
    <p class="other"><a href="${outboxPath}">E-mail that the carrier sent</a></p>
  </section>`;
