import { html, raw } from 'hono/html';
import { secondStepFrame } from './secondStepFrame.ts';

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
