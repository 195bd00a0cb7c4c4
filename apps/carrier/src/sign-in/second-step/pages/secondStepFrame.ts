import { signInPage } from '../../page/signInPage.ts';
import { html, raw } from 'hono/html';
import { requiredLabel } from '../../page/passwordField.ts';
import { loginStyles } from '../../page/loginStyles.ts';

export const secondStepPath = '/auth/second-step';

/** The style of the pages of the second step: the login page's and their own rules. */
const secondStepStyles = `${loginStyles}
.control input.code{font-size:var(--font-size-h3);letter-spacing:.2em;font-variant-numeric:tabular-nums}
.control input.recovery{letter-spacing:.05em;text-transform:uppercase}
.ways{display:grid;gap:var(--space-16);margin-top:var(--space-24)}
.ways>*+*{padding-top:var(--space-16);border-top:1px solid var(--color-divider)}
.ways details{border-top-width:1px}
.ways form.login{margin-top:var(--space-8)}
.ways form.login:first-child{margin-top:0}
.secondary{min-height:var(--control-height);padding:var(--space-8) var(--space-24);color:var(--color-primary);background:var(--color-surface);border:1px solid var(--color-border);border-radius:var(--radius-control);font-weight:var(--font-weight-strong);cursor:pointer}
.secondary:hover{background:var(--color-hover)}
ol.steps{display:grid;gap:var(--space-24);margin:var(--space-24) 0 0;padding-inline-start:var(--space-24)}
ol.steps>li::marker{font-weight:var(--font-weight-strong)}
.qr{display:block;inline-size:min(13rem,100%);margin-top:var(--space-12);background:white;border-radius:var(--radius-control)}
.qr path{fill:black}
.key{display:block;margin-top:var(--space-4);font-size:var(--font-size-h4);line-height:var(--line-height-h4);font-weight:var(--font-weight-strong);overflow-wrap:anywhere}
ol.codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:var(--space-8) var(--space-24);margin:var(--space-24) 0 0;padding-inline-start:var(--space-32);font-weight:var(--font-weight-strong);font-variant-numeric:tabular-nums}
.commands{display:flex;flex-wrap:wrap;gap:var(--space-8) var(--space-24);align-items:center;margin-top:var(--space-16)}
.commands a{color:var(--color-link)}
[hidden]{display:none!important}
@media print{.banner,footer,a.primary,.commands{display:none}}
@media (forced-colors:active){.secondary{border:1px solid ButtonBorder}.qr{forced-color-adjust:none}}
`;

/** The field for a code of an authenticator app. It accepts the code with or without a space. */
export const codeField = (isFailed: boolean) =>
  html`<div>
    ${requiredLabel('code', 'Code from your authenticator app')}
    <div class="control">
      <input
        id="code"
        class="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        spellcheck="false"
        maxlength="12"
        required
        aria-describedby="code-help${isFailed ? ' failure' : ''}"
        ${isFailed ? raw('aria-invalid="true"') : raw('autofocus')}
      />
    </div>
    <p class="help" id="code-help">Six digits, which change every 30 seconds.</p>
  </div>`;

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
