import { html, raw } from 'hono/html';
import type { DemoAccount } from '../../session/demoAccounts.ts';
import { demoPanel } from './demoPanel.ts';
import { type HiddenFields, hiddenFields } from './hiddenFields.ts';
import { loginScript } from '../page/loginScript.ts';
import { signInPage } from '../page/signInPage.ts';
import { warning } from '../page/warning.ts';
import { requiredLabel } from '../page/requiredLabel.ts';

/** What a login page shows. */
export interface LoginPage extends HiddenFields {
  readonly nonce: string;
  /** The demonstration accounts to choose from; empty when they are off. */
  readonly accounts: readonly DemoAccount[];
  /** What was typed, after a failure. */
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

const failureBox = ({ failure, obstacle }: LoginPage) => {
  if (!failure && !obstacle) return '';
  return html`<div class="failure" id="failure" role="alert" tabindex="-1">
    ${warning}
    <p>
      <strong>Error:</strong> ${failure ?? obstacle}
      ${failure ? html`<a href="#username">Go to username</a>` : ''}
    </p>
  </div>`;
};

const form = (page: LoginPage) => {
  const { username = '', failure, obstacle, note } = page;
  const isInvalid = failure ? raw('aria-invalid="true" aria-describedby="failure"') : '';
  return html`<form class="login" method="post" action="/auth/login">
    ${hiddenFields(page)}
    <div>
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
          ${isInvalid}
          ${note ? raw('aria-describedby="note"') : ''}
          ${failure || obstacle ? '' : raw('autofocus')}
        />
      </div>
    </div>
    <div>
      ${requiredLabel('password', 'Password')}
      <div class="control">
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${isInvalid}
        />
        <button class="reveal" id="reveal" type="button" aria-label="Show password" hidden>
          Show
        </button>
      </div>
      <span class="visually-hidden" id="reveal-said" role="status"></span>
    </div>
    <button class="primary" type="submit">Log in</button>
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
      ${page.note ? html`<p class="notice" id="note">${page.note}</p>` : ''} ${failureBox(page)}
      ${form(page)}`,
    aside: page.accounts.length > 0 ? demoPanel(page, page.accounts) : '',
    scripts: html`<script nonce="${page.nonce}">
      ${raw(loginScript)};
    </script>`,
  });
}
