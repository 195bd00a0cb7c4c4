import { html } from 'hono/html';
import { secondStepPath } from './secondStepFrame.ts';

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
