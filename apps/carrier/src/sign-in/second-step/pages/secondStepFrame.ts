import { html } from 'hono/html';
import { signInPage } from '../../page/signInPage.ts';
import { secondStepPath } from './secondStepPath.ts';
import { secondStepStyles } from './secondStepStyles.ts';

type Html = ReturnType<typeof html>;

interface Framed {
  readonly nonce: string;
  readonly title: string;
  readonly body: Html;
  /** Why the last answer was rejected. */
  readonly failure?: string | undefined;
  /** Whether to load the passkey script. */
  readonly hasPasskeys?: boolean;
}

/** The frame of the pages between the password and the session. */
export const secondStepFrame = ({ nonce, title, body, failure, hasPasskeys }: Framed) =>
  signInPage({
    nonce,
    title,
    isError: Boolean(failure),
    styles: secondStepStyles,
    card: body,
    scripts: html`${hasPasskeys ? html`<script nonce="${nonce}" src="${secondStepPath}/passkey.js"></script>` : ''}
    ${
      failure
        ? html`<script nonce="${nonce}">
            document.getElementById('failure').focus();
          </script>`
        : ''
    }`,
  });

/** The address that starts the sign-in again. */
export const startAgain = html`<p class="other">
  <a href="/auth/login">Log in as another user</a>
</p>`;
