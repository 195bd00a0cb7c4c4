import { html, raw } from 'hono/html';
import { codeField, secondStepFrame, secondStepPath, startAgain } from './secondStepFrame.ts';
import { passkeyForm } from './passkeyForm.ts';
import { failureBox } from '../../page/failureBox.ts';
import { requiredLabel } from '../../page/passwordField.ts';

/** The content of the page that asks for the second step. */
export interface AskPage {
  readonly nonce: string;
  readonly username: string;
  readonly hasAuthenticator: boolean;
  /** The passkey options for the browser; undefined when the user has none or none can be used here. */
  readonly assertion: object | undefined;
  /** Why the last answer was rejected, and which one. */
  readonly failure?: { readonly of: 'code' | 'recovery code' | 'passkey'; readonly text: string };
}

const recovery = (isFirst: boolean, isFailed: boolean) =>
  html`<details ${isFirst || isFailed ? raw('open') : ''}>
    <summary>Use a recovery code</summary>
    <form class="login" method="post" action="${secondStepPath}">
      <div>
        ${requiredLabel('recovery', 'Recovery code')}
        <div class="control">
          <input
            id="recovery"
            class="recovery"
            name="recovery"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            maxlength="40"
            required
            aria-describedby="recovery-help${isFailed ? ' failure' : ''}"
            ${isFailed ? raw('aria-invalid="true"') : ''}
          />
        </div>
        <p class="help" id="recovery-help">One of the ten codes that you saved. Each works once.</p>
      </div>
      <button class="secondary" type="submit">Log in with this code</button>
    </form>
  </details>`;

/** Asks for the second step; codes work without JavaScript. */
export function askPage({ nonce, username, hasAuthenticator, assertion, failure }: AskPage) {
  const title = 'Confirm that it is you';
  return secondStepFrame({
    nonce,
    title,
    failure: failure?.text,
    hasPasskeys: assertion !== undefined,
    body: html`<h1 id="title">${title}</h1>
      <p class="lead">Your password is correct. Complete one more step to log in as ${username}.</p>
      ${failureBox(failure?.text)}
      <div class="ways">
        ${
          hasAuthenticator
            ? html`<form class="login" method="post" action="${secondStepPath}">
                ${codeField(failure?.of === 'code')}
                <button class="primary" type="submit">Log in</button>
              </form>`
            : ''
        }
        ${
          assertion
            ? passkeyForm({ does: 'assertion', options: assertion, words: 'Use a passkey' })
            : ''
        }
        ${recovery(!hasAuthenticator && !assertion, failure?.of === 'recovery code')}
      </div>
      ${startAgain}`,
  });
}
