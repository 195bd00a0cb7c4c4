import { readFile } from 'node:fs/promises';

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
