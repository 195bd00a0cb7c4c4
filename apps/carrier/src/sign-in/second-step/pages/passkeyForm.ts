import { html } from 'hono/html';
import { secondStepPath } from './secondStepFrame.ts';
import { readFile } from 'node:fs/promises';

type Html = ReturnType<typeof html>;

interface PasskeyForm {
  /** Whether the browser makes a passkey or uses one. */
  readonly does: 'registration' | 'assertion';
  /** The options for the browser, from the library. */
  readonly options: object;
  readonly words: string;
  readonly fields?: Html | '';
}

/** Makes or uses a passkey. The script shows it, and it is sent as a form like the others. */
export const passkeyForm = ({ does, options, words, fields = '' }: PasskeyForm) =>
  html`<div>
    <form
      class="login"
      id="passkey"
      method="post"
      action="${secondStepPath}"
      data-does="${does}"
      data-options="${JSON.stringify(options)}"
      hidden
    >
      ${fields}
      <input type="hidden" name="passkey" value="" />
      <button class="secondary" type="submit">${words}</button>
      <p class="help" id="passkey-said" role="status"></p>
    </form>
    <p class="help" id="passkey-missing">This browser cannot use passkeys, or JavaScript is off.</p>
  </div>`;

/** What the page does with the library: shows the form, and sends the browser's answer. */
const pageScript = `
(() => {
  const { browserSupportsWebAuthn, startAuthentication, startRegistration } = SimpleWebAuthnBrowser;
  const form = document.getElementById('passkey');
  const said = document.getElementById('passkey-said');
  if (!form || !browserSupportsWebAuthn()) return;
  form.hidden = false;
  document.getElementById('passkey-missing').hidden = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    said.textContent = 'Follow the steps in your browser.';
    const optionsJSON = JSON.parse(form.dataset.options);
    try {
      const made = await (form.dataset.does === 'assertion'
        ? startAuthentication({ optionsJSON })
        : startRegistration({ optionsJSON }));
      form.elements.passkey.value = JSON.stringify(made);
      form.submit();
    } catch {
      said.textContent = 'No passkey was used. Try again, or use another way.';
    }
  });
})();
`;

const bundle = new URL(
  '../dist/bundle/index.umd.min.js',
  import.meta.resolve('@simplewebauthn/browser'),
);

/** The script of the pages that make and use passkeys: the library, and what the pages do with it. */
export const passkeyScript = async () => `${await readFile(bundle, 'utf8')}\n${pageScript}`;
