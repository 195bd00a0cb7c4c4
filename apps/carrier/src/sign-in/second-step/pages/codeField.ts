import { html, raw } from 'hono/html';
import { requiredLabel } from '../../page/requiredLabel.ts';

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
