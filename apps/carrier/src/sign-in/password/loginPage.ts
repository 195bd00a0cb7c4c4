import { html, raw } from 'hono/html';
import type { DemoAccount } from '../demoAccounts.ts';
import { demoPanel, hiddenFields, type HiddenFields } from './demoPanel.ts';
import { failureBox } from '../page/failureBox.ts';
import { loginScript } from '../page/loginScript.ts';
import { passwordField, requiredLabel } from '../page/passwordField.ts';
import { forgotPasswordPath } from '../link/resetRules.ts';
import { signInPage } from '../page/signInPage.ts';

/** The field for a user name. */
export const usernameField = (username: string, attributes: ReturnType<typeof html> | string) =>
  html`<div>
    ${requiredLabel('username', 'Username')}
    <div class="control">
      <input
        id="username"
        name="username"
        value="${username}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
        ${attributes}
      />
    </div>
  </div>`;

export interface LoginPage extends HiddenFields {
  readonly nonce: string;
  /** The demonstration accounts to choose from; empty when they are off. */
  readonly accounts: readonly DemoAccount[];
  /** The business date. */
  readonly today: string;
  /** The typed values, after a failure. */
  readonly username?: string;
  readonly failure?: string;
  /** Why no one can sign in here, for example without cookies. */
  readonly obstacle?: string;
  /** Why the user is on this page, when that is not obvious. */
  readonly note?: string | undefined;
}

const words = {
  normal: { title: 'Log in', lead: 'Use your agent portal username and password.' },
  sso: { title: 'Single sign-on', lead: 'This page needs your single sign-on account.' },
};

const form = (page: LoginPage) => {
  const { username = '', failure, obstacle, note } = page;
  const isInvalid = failure ? raw('aria-invalid="true" aria-describedby="failure"') : '';
  return html`<form class="login" method="post" action="/auth/login">
    ${hiddenFields(page)}
    ${usernameField(
      username,
      html`${isInvalid} ${note ? raw('aria-describedby="note"') : ''}
      ${failure || obstacle ? '' : raw('autofocus')}`,
    )}
    ${passwordField({ autocomplete: 'current-password', attributes: isInvalid })}
    <button class="primary" type="submit">Log in</button>
    ${
      page.audience === 'normal'
        ? html`<p class="forgot"><a href="${forgotPasswordPath}">Forgot your password?</a></p>`
        : ''
    }
  </form>`;
};

/** The login page: works without JavaScript, in the design language of the portal [S2, S7]. */
export function loginPage(page: LoginPage) {
  const { title, lead } = words[page.audience];
  return signInPage({
    nonce: page.nonce,
    title,
    isError: Boolean(page.failure || page.obstacle),
    card: html`<h1 id="title">${title}</h1>
      <p class="lead">${lead}</p>
      ${page.note ? html`<p class="notice" id="note">${page.note}</p>` : ''}
      ${failureBox(page.failure ?? page.obstacle, page.failure ? 'username' : undefined)}
      ${form(page)}`,
    aside: page.accounts.length > 0 ? demoPanel(page, page.accounts, page.today) : '',
    scripts: html`<script nonce="${page.nonce}">
      ${raw(loginScript)};
    </script>`,
  });
}
