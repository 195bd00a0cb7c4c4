import { html, raw } from 'hono/html';
import { grouped, type QrCode } from '../totp.ts';
import { codeField, secondStepFrame, secondStepPath, startAgain } from './secondStepFrame.ts';
import { passkeyForm } from './passkeyForm.ts';
import { failureBox } from '../../page/failureBox.ts';
import { requiredLabel } from '../../page/passwordField.ts';

export interface SetUpPage {
  readonly nonce: string;
  /** Who requires it, in words. */
  readonly requiredBy: string;
  readonly secret: string;
  readonly qr: QrCode;
  /** The passkey options for the browser; undefined when none can be used here. */
  readonly registration: object | undefined;
  /** The default name of the passkey: 'Chrome on Windows'. */
  readonly device: string;
  readonly failure?: { readonly of: 'code' | 'recovery code' | 'passkey'; readonly text: string };
}

const nameField = (device: string) =>
  html`<div>
    ${requiredLabel('name', 'Name of the passkey')}
    <div class="control">
      <input id="name" name="name" value="${device}" autocomplete="off" maxlength="50" required />
    </div>
  </div>`;

/** Sets up a second step before the session starts. An app works without JavaScript. */
export function setUpPage(page: SetUpPage) {
  const { nonce, requiredBy, secret, qr, registration, device, failure } = page;
  const title = 'Set up a second step';
  return secondStepFrame({
    nonce,
    title,
    failure: failure?.text,
    hasPasskeys: registration !== undefined,
    body: html`<h1 id="title">${title}</h1>
      <p class="lead">
        ${requiredBy} requires a second step at each login. It protects your account if someone
        learns your password.
      </p>
      ${failureBox(failure?.text)}
      <ol class="steps">
        <li>
          Open an authenticator app on your phone and scan this code.
          <svg
            class="qr"
            viewBox="0 0 ${qr.size} ${qr.size}"
            role="img"
            aria-label="QR code for the app"
          >
            <path d="${qr.path}" />
          </svg>
          <p class="help">If you cannot scan it, enter this key in the app:</p>
          <strong class="key" translate="no">${grouped(secret)}</strong>
        </li>
        <li>
          Enter the code that the app shows.
          <form class="login" method="post" action="${secondStepPath}">
            ${codeField(failure?.of === 'code')}
            <button class="primary" type="submit">Turn on and log in</button>
          </form>
        </li>
      </ol>
      ${
        registration
          ? html`<div class="ways">
              <h2>Or use a passkey</h2>
              ${passkeyForm({
                does: 'registration',
                options: registration,
                words: 'Add a passkey and log in',
                fields: nameField(device),
              })}
            </div>`
          : ''
      }
      ${startAgain}`,
  });
}

interface CodesPage {
  readonly nonce: string;
  readonly codes: readonly string[];
  /** The return address, already safe. */
  readonly returnUrl: string;
}

const script = `
const copy = document.getElementById('copy');
const said = document.getElementById('copy-said');
copy.hidden = !navigator.clipboard;
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(copy.dataset.codes);
  said.textContent = 'Copied';
});
`;

/** Shows the recovery codes once. The session has started by then. */
export function codesPage({ nonce, codes, returnUrl }: CodesPage) {
  const title = 'Save your recovery codes';
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return secondStepFrame({
    nonce,
    title,
    body: html`<h1 id="title">${title}</h1>
      <p class="lead">
        The second step is on. Use each code once when you do not have your phone or passkey. The
        codes are shown only now.
      </p>
      <ol class="codes" translate="no">
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ol>
      <div class="commands">
        <a href="${file}" download="recovery-codes.txt">Download as a text file</a>
        <button class="secondary" id="copy" type="button" data-codes="${text}" hidden>Copy</button>
        <span id="copy-said" role="status"></span>
      </div>
      <a class="primary" href="${returnUrl}">I saved the codes: continue</a>
      <script nonce="${nonce}">
        ${raw(script)};
      </script>`,
  });
}
